import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './Rows.module.css'

export type Row = {
  label: string
  value: ReactNode
  /** The value says little by itself: where rows become one text, its label stays. */
  named?: boolean
}

type Props = {
  rows: Row[]
  /** Short labels, long values: the ways to reach somebody. */
  narrow?: boolean
}

/** Lists labels with their values, each row on a hairline. */
export function Rows({ rows, narrow = false }: Props) {
  return (
    <dl className={classes(css.rows, narrow && css.narrow)} data-part="rows">
      {rows.map(({ label, value, named }) => (
        <div key={label} data-named={named ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
