import { useMemo } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { factWriter } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import { go, useSearch } from './address.ts'
import { passes, readChoice } from './choice.ts'
import css from './ProjectTable.module.css'
import { projectsIn } from './projects.ts'
import { SortArrow } from './SortArrow.tsx'
import { SortBy } from './SortBy.tsx'
import { TableRow } from './TableRow.tsx'
import { type Column, columns, inOrder, naturally, sortedBy, tableOrder } from './table-order.ts'

const classOf: Partial<Record<Column, string | undefined>> = {
  category: css.category,
  place: css.place,
  area: css.number,
  costs: css.number,
  phases: css.phases,
  done: css.number,
}

/** All projects of the selection as a table that can be ordered by each of its columns. */
export function ProjectTable({ locale }: { locale: Locale }) {
  const {
    projects,
    categories,
    words: { table: words, views, facts },
  } = projectsIn(locale)
  const write = useMemo(() => factWriter(facts, locale), [facts, locale])
  const search = useSearch()
  const chosen = search === undefined ? undefined : readChoice(search, categories)
  const { column, direction } = tableOrder(chosen?.sort ?? '', chosen?.dir ?? '')
  const isShown = (project: PublicProject) => !chosen || passes(project, chosen)
  const reverse = direction === 'asc' ? 'desc' : 'asc'
  const order = (next: Column, nextDirection = next === column ? reverse : naturally(next)) => {
    if (chosen) go({ ...chosen, ...sortedBy(next, nextDirection) }, 'replace')
  }

  // What is a table stays one for who cannot see it, also where it is laid out as cards.
  const role = (name: string) => (chosen ? name : undefined)
  return (
    <div className={css.view} data-early={chosen ? undefined : 'table'} hidden={!projects.some(isShown)}>
      {chosen && (
        <SortBy
          label={views.sortBy}
          reverse={words.reverse}
          names={words.names}
          {...{ column, direction }}
          onSort={next => order(next, naturally(next))}
          onReverse={() => order(column)}
        />
      )}
      <table className={css.table} role={role('table')}>
        <caption className="vh">{words.caption}</caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map(name => (
              <th
                key={name}
                scope="col"
                role={role('columnheader')}
                className={classOf[name]}
                aria-sort={name !== column ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
              >
                {chosen ? (
                  <button type="button" onClick={() => order(name)}>
                    {words.columns[name]}
                    <SortArrow />
                  </button>
                ) : (
                  <span>{words.columns[name]}</span>
                )}
              </th>
            ))}
            <th scope="col" role={role('columnheader')} className={css.drawing}>
              <span>
                {words.drawing} <i /> {words.hundred}
              </span>
            </th>
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {inOrder(projects, column, direction, locale).map(project => (
            <TableRow
              key={project.id}
              project={project}
              hidden={!isShown(project)}
              write={write}
              live={chosen !== undefined}
            />
          ))}
        </tbody>
      </table>
      <p className={css.key}>{words.key}</p>
      <p className="vh" role="status">
        {chosen && fill(words.ordered[direction], { what: words.names[column] })}
      </p>
    </div>
  )
}
