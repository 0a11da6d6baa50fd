import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Loads the page again. @default a full load */
  onReload?: () => void;
  /** Hears of what broke the page. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Catches what breaks a page while it is drawn and says so in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { children, onReload = () => window.location.reload() } = this.props;
    return this.state.isBroken ? <BrokenPage onReload={onReload} /> : children;
  }
}
