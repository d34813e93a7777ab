import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Shown in place of what threw. */
  readonly fallback?: ReactNode;
  /** Told once, so that its owner can do without it. */
  readonly onError?: () => void;
  readonly children: ReactNode;
};

/** Keeps a failure where it happened: what threw is replaced, everything around it stays. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
