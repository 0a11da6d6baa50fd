import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { isMissingPart } from './isMissingPart.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** A note on the error page, for example about a running purchase. */
  note?: ReactNode;
  /** Reloads the page. @default a full reload */
  onReload?: () => void;
  /** Reports the error. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface BoundaryState {
  /** `failed` if the page crashed, `missing` if its code failed to load, else `null`. */
  broken: 'failed' | 'missing' | null;
}

/** Catches render errors of a page and shows an error page. */
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
