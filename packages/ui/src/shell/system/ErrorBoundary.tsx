import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { isMissingPart } from './isMissingPart.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown on the error page, such as a purchase that is under way. */
  note?: ReactNode;
  /** Loads the page again. @default a full load */
  onReload?: () => void;
  /** Hears of what broke the page. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface BoundaryState {
  /** Whether the page failed, or could not even be fetched; `null` while it stands. */
  broken: 'failed' | 'missing' | null;
}

/** Catches what breaks a page while it is drawn and says so in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: isMissingPart(error) ? 'missing' : 'failed' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { children, note, onReload = () => window.location.reload() } = this.props;
    const { broken } = this.state;
    return broken ? (
      <BrokenPage isMissing={broken === 'missing'} onReload={onReload} note={note} />
    ) : (
      children
    );
  }
}
