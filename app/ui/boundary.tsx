import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Rendered in place of children that threw. */
  readonly renderFallback: (error: unknown) => ReactNode;
  /** Called once for each error. */
  readonly onError?: () => void;
  readonly children: ReactNode;
};

/** An error boundary: catches what its children throw while they render, and renders the fallback. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(failure.error) : this.props.children;
  }
}
