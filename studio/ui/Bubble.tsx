import type { ComponentProps } from 'react'
import { classes } from '../../src/styles/classes.ts'
import styles from './bubble.module.css'

/** The number of a section, as on the page; a dot where it has none. */
export function Bubble({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} className={classes(styles.bubble, className)} aria-hidden="true">
      {children ?? <i />}
    </span>
  )
}
