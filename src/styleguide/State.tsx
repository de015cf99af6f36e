import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import css from './Styleguide.module.css'

type Props = {
  name: string
  children: ReactNode
  /** Extends the part from edge to edge of the window. */
  full?: boolean
}

/** Shows a part in one state, below the name of that state. */
export function State({ name, children, full = false }: Props) {
  return (
    <div className={css.state} data-state={name}>
      <p className="note wrap" lang="en">
        {name}
      </p>
      <div className={classes(!full && 'wrap')}>{children}</div>
    </div>
  )
}
