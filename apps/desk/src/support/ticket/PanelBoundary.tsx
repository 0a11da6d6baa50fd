import { Component, type ReactNode } from 'react';

export interface PanelBoundaryProps {
  children: ReactNode;
  /** Shown after an error. @param again Renders the children again. */
  fallback: (again: () => void) => ReactNode;
}

/** Error boundary of a panel, so that the conversation keeps working. */
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
