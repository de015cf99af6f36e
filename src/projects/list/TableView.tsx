import { useMemo } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { factWriter } from '../facts.ts'
import { type Choice, passes } from './choice.ts'
import { unitsOf } from './measures.ts'
import { projectsIn } from './projects.ts'
import { SortArrow } from './SortArrow.tsx'
import { SortBy } from './SortBy.tsx'
import { as, TableRow } from './TableRow.tsx'
import css from './TableView.module.css'
import { type Column, columns, inOrder, naturally, sortedBy, tableOrder } from './table-order.ts'

const classOf: Partial<Record<Column, string | undefined>> = {
  category: css.category,
  place: css.place,
  area: css.number,
  costs: css.number,
  phases: css.phases,
  done: css.number,
}

type Props = { locale: Locale; chosen: Choice; order: (change: Partial<Choice>) => void }

/** All projects of the selection as a table that can be ordered by each of its columns. */
export function TableView({ locale, chosen, order }: Props) {
  const { projects, words: published } = projectsIn(locale)
  const { table: words, views, facts } = published
  const write = useMemo(() => factWriter(facts, locale), [facts, locale])
  const { column, direction } = tableOrder(chosen.sort, chosen.dir)
  const reverse = direction === 'asc' ? 'desc' : 'asc'
  const orderBy = (next: Column, nextDirection = next === column ? reverse : naturally(next)) =>
    order(sortedBy(next, nextDirection))

  return (
    <div className={css.view} style={unitsOf(facts, words.noCosts)}>
      <SortBy
        label={views.sortBy}
        reverse={words.reverse}
        names={words.names}
        {...{ column, direction }}
        onSort={next => orderBy(next, naturally(next))}
        onReverse={() => orderBy(column)}
      />
      <table className={css.table} {...as('table')}>
        <caption className="vh">{words.caption}</caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map(name => (
              <th
                key={name}
                scope="col"
                {...as('columnheader')}
                className={classOf[name]}
                aria-sort={name !== column ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
              >
                <button type="button" onClick={() => orderBy(name)}>
                  {words.columns[name]}
                  <SortArrow />
                </button>
              </th>
            ))}
            <th scope="col" {...as('columnheader')} className={css.drawing}>
              <span>
                {words.drawing} <i /> {words.hundred}
              </span>
            </th>
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {inOrder(projects, column, direction, locale).map(project => (
            <TableRow key={project.id} project={project} hidden={!passes(project, chosen)} write={write} />
          ))}
        </tbody>
      </table>
      <p className={css.key}>{words.key}</p>
      <p className="vh" role="status">
        {fill(words.ordered[direction], { what: words.names[column] })}
      </p>
    </div>
  )
}
