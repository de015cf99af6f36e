import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './Rows.module.css'

export type Row = {
  label: string
  value: ReactNode
  /** Keeps the label where rows become running text, because the value is unclear without it. */
  named?: boolean
}

type Props = {
  rows: Row[]
  /** Suits short labels with long values, such as contact details. */
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
