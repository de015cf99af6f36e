import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onFail?: () => void }

/** Leaves out what a script that did not arrive was to draw. Without it React takes the whole island off the page. */
export class Boundary extends Component<Props> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return !this.state.failed && this.props.children
  }
}
