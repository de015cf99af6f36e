import type { MouseEvent, ReactNode } from 'react'
import { type View, views } from './choice.ts'
import css from './ViewSwitch.module.css'

type Props = {
  label: string
  names: Record<View, string>
  found: string
  /** Unknown until the address has been read. */
  current: View | undefined
  addressOf: (view: View) => string
  onView: (view: View) => void
  /** A visitor is about to choose the view. */
  onNear: (view: View) => void
  /** The controls of the current view: its order, or printing. */
  children: ReactNode
}

/** The number of projects, and the ways of looking at them: links, so that each opens in a new tab too. */
export function ViewSwitch({ label, names, found, current, addressOf, onView, onNear, children }: Props) {
  const open = (event: MouseEvent, view: View) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onView(view)
  }
  return (
    <div className={css.switch}>
      <p className="note" role="status">
        {found}
      </p>
      <nav className={css.views} aria-label={label}>
        {views.map(view => (
          <a
            key={view}
            className="growing"
            href={addressOf(view)}
            aria-current={current === view ? 'true' : undefined}
            data-to={view}
            onClick={event => open(event, view)}
            onPointerEnter={() => onNear(view)}
            onFocus={() => onNear(view)}
          >
            {names[view]}
          </a>
        ))}
      </nav>
      {children}
    </div>
  )
}
