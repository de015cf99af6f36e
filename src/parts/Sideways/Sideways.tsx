import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Arrow } from '../Button/Arrow.tsx'
import css from './Sideways.module.css'

type Props = {
  label: string
  /** The advice to scroll for the rest, if the drawing is wider than the screen. */
  hint: string
  children: ReactNode
}

/** A drawing that is too wide for a phone and scrolls sideways, up to the edge of the screen. */
export function Sideways({ label, hint, children }: Props) {
  return (
    <>
      <p className={classes('note', css.hint)} aria-hidden="true">
        {hint}
        <Arrow />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard */}
      <section className={css.sideways} aria-label={label} tabIndex={0}>
        {children}
      </section>
    </>
  )
}
