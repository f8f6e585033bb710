import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onError: (error: unknown) => void }

/** Keeps the shell if a page fails to render, for example because its texts are malformed. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  #hasRetried = false

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  /** Retries once: `onError` may have fixed the cause. */
  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    if (this.#hasRetried) return
    this.#hasRetried = true
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
