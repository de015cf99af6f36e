import { memo, type ReactNode } from 'react'
import { costOf, type FactWriter, type OwnFact, type StageSystem, yearOf } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import { Stages } from '../Stages.tsx'
import { measuresOf } from './measures.ts'
import css from './TableView.module.css'

const otherAreas = ['roof', 'it', 'living', 'usable'] as const

/** Restores the role that some browsers drop if CSS lays a table out as cards, as on phones. */
export const as = (role: string) => ({ role })

type Props = {
  project: PublicProject
  /** True if the filter excludes it. It stays in the table, so that the next choice need not create rows. */
  hidden: boolean
  /** The firm's own figures that have a column in the table. */
  own: readonly OwnFact[]
  stages: StageSystem
  stagesShort: (stages: string) => string
  noCosts: string
  write: FactWriter
}

/** A project as a table row, or as a card on phones. Memoized, because a choice re-renders the table with few changed rows. */
export const TableRow = memo(function TableRow({
  project,
  hidden,
  own,
  stages,
  stagesShort,
  noCosts,
  write,
}: Props) {
  const { id, title, href, categoryLabel, facts, drawings } = project
  const { areas = {}, phases, completion } = facts
  const cost = costOf(facts.costs)
  const isMain = (cost?.currency ?? write.mainCurrency) === write.mainCurrency
  const other = otherAreas.find(kind => areas[kind] !== undefined)
  const none = (
    <span className={css.none} role="img" aria-label={write.unpublished}>
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
          <Figure inColumn={write.figure(areas.gross)} alone={write.area(areas.gross, 'gross')} />
        ) : other ? (
          <span className={css.grey}>{write.area(areas[other] ?? 0, other)}</span>
        ) : (
          none
        )}
      </td>
      <td {...as('cell')} className={css.costs}>
        {!cost ? (
          <Figure inColumn={none} alone={noCosts} />
        ) : isMain ? (
          <Figure inColumn={write.costFigure(cost)} alone={write.cost(cost)} />
        ) : (
          <span className={css.grey}>{write.cost(cost, { short: true })}</span>
        )}
      </td>
      <td {...as('cell')} className={css.phases}>
        <Stages range={phases} count={stages.count} />
        {phases ? <Figure inColumn={write.stages(phases)} alone={stagesShort(write.stages(phases))} /> : none}
      </td>
      <td {...as('cell')} className={css.done}>
        {completion ? yearOf(completion) : none}
      </td>
      {own.map(({ id, label, ...form }) => {
        const n = facts.own?.[id]
        return (
          <td key={id} {...as('cell')} className={css.own}>
            {n === undefined ? (
              none
            ) : (
              <Figure inColumn={write.own(n, form)} alone={`${label} ${write.own(n, form)}`} />
            )}
          </td>
        )
      })}
      <td {...as('cell')} className={css.drawing}>
        {drawings.mass && <img src={drawings.mass.src} alt="" />}
      </td>
    </tr>
  )
})

/** Shows a figure without its unit below a column heading, and with it on phones, which show no headings. */
function Figure({ inColumn, alone }: { inColumn: ReactNode; alone: string }) {
  return (
    <>
      <span className={css.inColumn}>{inColumn}</span>
      <span className={css.alone}>{alone}</span>
    </>
  )
}
