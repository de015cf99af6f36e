import { memo } from 'react'
import { costOf, type FactWriter, yearOf } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import { Stages } from '../Stages.tsx'
import { measuresOf } from './measures.ts'
import css from './TableView.module.css'

const otherAreas = ['roof', 'it', 'living', 'usable'] as const

/** The role that a part of a table loses for some browsers where phones lay it out as cards. */
export const as = (role: string) => ({ role })

type Props = {
  project: PublicProject
  /** Not among what is chosen: it stays in the table, so that the next choice has no rows to make. */
  hidden: boolean
  write: FactWriter
}

/** A project as a row, and as a card on phones. Drawn again only where something of it changes. */
export const TableRow = memo(function TableRow({ project, hidden, write }: Props) {
  const { id, title, href, categoryLabel, facts, drawings } = project
  const { areas = {}, phases, completion } = facts
  const cost = costOf(facts.costs)
  const other = otherAreas.find(kind => areas[kind] !== undefined)
  const none = (
    <span className={css.grey} role="img" aria-label={write.unpublished}>
      –
    </span>
  )
  return (
    <tr {...as('row')} data-project={id} hidden={hidden} style={measuresOf(project)}>
      <th scope="row" {...as('rowheader')}>
        <a href={href}>{title}</a>
      </th>
      <td {...as('cell')} className={css.category} lang={categoryLabel.lang}>
        {categoryLabel.text}
      </td>
      <td {...as('cell')} className={css.place}>
        {facts.location}
      </td>
      <td {...as('cell')} className={css.area}>
        {areas.gross !== undefined ? (
          write.figure(areas.gross)
        ) : other ? (
          <span className={css.grey}>{write.area(areas[other] ?? 0, other)}</span>
        ) : (
          none
        )}
      </td>
      <td {...as('cell')} className={css.costs}>
        {cost ? write.costFigure(cost.euros, cost.tax) : none}
      </td>
      <td {...as('cell')} className={css.phases}>
        <Stages range={phases} />
        {phases ? write.stages(phases) : none}
      </td>
      <td {...as('cell')} className={css.done}>
        {completion ? yearOf(completion) : none}
      </td>
      <td {...as('cell')} className={css.drawing}>
        {drawings.mass && <img src={drawings.mass.src} alt="" />}
      </td>
    </tr>
  )
})
