import { memo } from 'react'
import { costOf, type FactWriter, yearOf } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import css from './ProjectTable.module.css'

const otherAreas = ['roof', 'it', 'living', 'usable'] as const

type Props = {
  project: PublicProject
  /** Not among what is chosen: it stays in the table, so that the next choice has no rows to make. */
  hidden: boolean
  write: FactWriter
  /** With what the server's HTML leaves out: what is drawn, which weighs, and roles, which only other displays need. */
  live: boolean
}

/** A project as a row, and as a card on phones. Drawn again only where something of it changes. */
export const TableRow = memo(function TableRow({ project, hidden, write, live }: Props) {
  const { id, title, href, categoryLabel, facts, drawings } = project
  const { areas = {}, phases, completion } = facts
  const cost = costOf(facts.costs)
  const other = otherAreas.find(kind => areas[kind] !== undefined)
  // As cards on phones rows are no table for some browsers.
  const role = (name: string) => (live ? name : undefined)
  const none = (
    <span className={css.grey} role="img" aria-label={write.unpublished}>
      –
    </span>
  )
  return (
    <tr
      role={role('row')}
      data-project={id}
      data-focus={project.focus}
      data-category={project.category}
      hidden={hidden}
    >
      <th scope="row" role={role('rowheader')}>
        <a href={href}>{title}</a>
      </th>
      <td role={role('cell')} className={css.category} lang={categoryLabel.lang}>
        {categoryLabel.text}
      </td>
      <td role={role('cell')} className={css.place}>
        {facts.location}
      </td>
      <td role={role('cell')} className={css.area}>
        {areas.gross !== undefined ? (
          write.figure(areas.gross)
        ) : other ? (
          <span className={css.grey}>{write.area(areas[other] ?? 0, other)}</span>
        ) : (
          none
        )}
      </td>
      <td role={role('cell')} className={css.costs}>
        {cost ? write.costFigure(cost.euros, cost.tax) : none}
      </td>
      <td role={role('cell')} className={css.phases}>
        {live && (
          <svg viewBox="0 0 63 9" aria-hidden="true" data-none={phases ? undefined : ''}>
            {phases && (
              <path
                d={`M${phases.from * 7 - 7} 0h${(phases.to - phases.from + 1) * 7}v9h-${(phases.to - phases.from + 1) * 7}z`}
              />
            )}
          </svg>
        )}
        {phases ? write.stages(phases) : none}
      </td>
      <td role={role('cell')} className={css.done}>
        {completion ? yearOf(completion) : none}
      </td>
      <td role={role('cell')} className={css.drawing}>
        {live && drawings.mass && <img src={drawings.mass.src} alt="" />}
      </td>
    </tr>
  )
})
