import { Component, type ReactNode } from 'react';

export interface PanelBoundaryProps {
  children: ReactNode;
  /** Stands in its place once it is broken. @param again Draws the part again. */
  fallback: (again: () => void) => ReactNode;
}

/** Keeps a part that breaks while it is drawn from taking the ticket with it: the thread can be answered without it. */
export class PanelBoundary extends Component<PanelBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
