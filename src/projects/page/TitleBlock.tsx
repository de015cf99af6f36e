import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import type { Stages as Range } from '../facts.ts'
import { Stages } from '../Stages.tsx'
import css from './TitleBlock.module.css'
import { inLines, type TitleBlockRow } from './title-block-lines.ts'

export type TitleBlockData = {
  name: string
  rows: TitleBlockRow[]
  /** The legend for the two inks of the drawing. */
  inks?: { cut: string; red: string } | undefined
  /** The stages of the firm, shown only if the page has no schedule. */
  stages?: { label: string; range: Range; count: number; said: string } | undefined
}

/** Shows the main facts and the name of the house, like the title block of a plan. */
export function TitleBlock({ name, rows, inks, stages }: TitleBlockData) {
  return (
    <div className={css.block}>
      {inks && (
        <ul className={css.inks}>
          <li>
            <i className={css.cut} />
            {inks.cut}
          </li>
          <li>
            <i className={css.red} />
            {inks.red}
          </li>
        </ul>
      )}
      <dl>
        {inLines(rows).flatMap(line =>
          line.map(({ label, value }, column) => (
            <Cell
              key={label}
              label={label}
              className={line.length === 1 ? css.wide : column === 0 && css.left}
            >
              {value}
            </Cell>
          )),
        )}
        {stages && (
          <Cell label={stages.label} className={css.wide}>
            <Stages className={css.stages} range={stages.range} count={stages.count} label={stages.said} />
          </Cell>
        )}
      </dl>
      <p className={css.name} data-part="display">
        {name}
      </p>
    </div>
  )
}

type CellProps = { label: string; className: string | false | undefined; children: ReactNode }

function Cell({ label, className, children }: CellProps) {
  return (
    <div className={classes(className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
