import type { MouseEvent, ReactNode } from 'react'
import { type View, views } from './choice.ts'
import css from './ViewSwitch.module.css'

type Props = {
  label: string
  names: Record<View, string>
  found: string
  /** Undefined until the address has been read. */
  current: View | undefined
  addressOf: (view: View) => string
  onView: (view: View) => void
  /** Called when a visitor is about to choose the view, so that it can be preloaded. */
  onNear: (view: View) => void
  /** The controls of the current view: sorting or printing. */
  children: ReactNode
}

/** Shows the number of projects and the views. The views are links, so that each can be opened in a new tab. */
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
