import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Rendered instead of children that threw an error. */
  readonly renderFallback: (error: unknown) => ReactNode;
  /** Called once for each error. */
  readonly onError?: () => void;
  readonly children: ReactNode;
};

/** An error boundary. Renders the fallback when its children throw while rendering. */
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
