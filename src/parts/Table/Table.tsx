import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './Table.module.css'

type Props = { children: ReactNode; className?: string | undefined }

/** A list whose items are rows on eight columns, between hairlines. The contents of a row decide how many columns they span. */
export function Table({ children, className }: Props) {
  return <ul className={classes(css.table, className)}>{children}</ul>
}
