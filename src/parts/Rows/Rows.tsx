import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './Rows.module.css'

export type Row = { label: string; value: ReactNode }

type Props = {
  rows: Row[]
  /** Short labels, long values: the ways to reach somebody. */
  narrow?: boolean
}

/** Lists labels with their values, each row on a hairline. */
export function Rows({ rows, narrow = false }: Props) {
  return (
    <dl className={classes(css.rows, narrow && css.narrow)} data-part="rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
