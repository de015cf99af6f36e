import { memo } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import type { PublicProject } from '../public-projects.ts'
import type { ProjectsFile } from './file.ts'
import css from './ProjectTable.module.css'
import { costOf } from './table-order.ts'

const otherAreas = ['roof', 'it', 'living', 'usable'] as const

type Props = {
  project: PublicProject
  /** Not among what is chosen: it stays in the table, so that the next choice has no rows to make. */
  hidden: boolean
  locale: Locale
  words: ProjectsFile['words']['table']
  /** With what the server's HTML leaves out: what is drawn, which weighs, and roles, which only other displays need. */
  live: boolean
}

/** A project as a row, and as a card on phones. Drawn again only where something of it changes. */
export const TableRow = memo(function TableRow({ project, hidden, locale, words, live }: Props) {
  const { id, title, href, categoryLabel, facts, drawings } = project
  const { areas = {}, costs = {}, phases } = facts
  const cost = costOf(project)
  const other = otherAreas.find(kind => areas[kind] !== undefined)
  // As cards on phones rows are no table for some browsers.
  const role = (name: string) => (live ? name : undefined)
  const none = (
    <span className={css.grey} role="img" aria-label={words.none}>
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
          formatNumber(areas.gross, locale)
        ) : other ? (
          <span className={css.grey}>
            {fill(words.otherAreas[other], { n: formatNumber(areas[other] ?? 0, locale) })}
          </span>
        ) : (
          none
        )}
      </td>
      <td role={role('cell')} className={css.costs}>
        {cost === undefined
          ? none
          : `${millions(cost, locale)}${costs.net === undefined ? ` ${words.gross}` : ''}`}
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
        {phases ? `${phases.from}–${phases.to}` : none}
      </td>
      <td role={role('cell')} className={css.done}>
        {facts.completion?.slice(0, 4) ?? none}
      </td>
      <td role={role('cell')} className={css.drawing}>
        {live && drawings.mass && <img src={drawings.mass.src} alt="" />}
      </td>
    </tr>
  )
})

/** With one digit after the point, so that the figures of a column stand below one another. */
function millions(euros: number, locale: Locale): string {
  const [whole = '', part = '0'] = (euros / 1_000_000).toFixed(1).split('.')
  return `${formatNumber(Number(whole), locale)}${locale === 'de' ? ',' : '.'}${part}`
}
