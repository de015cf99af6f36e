import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onFail?: () => void }

/** Leaves out its children if their script fails to load. Without a boundary React would remove the whole island. */
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
