import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onError: (error: unknown) => void }

/** A page that cannot be drawn, say because its texts have lost their shape, does not take the shell down with it. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  #triedAgain = false

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  /** `onError` may have set right what was wrong: the page is tried once more. */
  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    if (this.#triedAgain) return
    this.#triedAgain = true
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
