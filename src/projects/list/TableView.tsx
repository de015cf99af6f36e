import { useMemo } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { factWriter } from '../facts.ts'
import { type Choice, passes } from './choice.ts'
import { projectsIn } from './projects-file.ts'
import { SortArrow } from './SortArrow.tsx'
import { SortBy } from './SortBy.tsx'
import { as, TableRow } from './TableRow.tsx'
import css from './TableView.module.css'
import {
  type Column,
  type CommonColumn,
  columnsFor,
  inOrder,
  isCommon,
  naturally,
  ownOf,
  sortedBy,
  tableOrder,
} from './table-order.ts'

const classOf: Partial<Record<CommonColumn, string | undefined>> = {
  category: css.category,
  place: css.place,
  area: css.number,
  costs: css.number,
  phases: css.phases,
  done: css.number,
}

type Props = { locale: Locale; chosen: Choice; order: (change: Partial<Choice>) => void }

/** Shows the filtered projects as a table that can be sorted by each column. */
export function TableView({ locale, chosen, order }: Props) {
  const { projects, ownFacts, stages, words: published } = projectsIn(locale)
  const { table: words, views, facts } = published
  const write = useMemo(() => factWriter(facts, locale), [facts, locale])
  const columns = useMemo(() => columnsFor(ownFacts, projects), [ownFacts, projects])
  /** Memoized, so that a new choice does not re-render every row. */
  const rowProps = useMemo(
    () => ({
      own: ownFacts.filter(({ id }) => columns.includes(`own.${id}`)),
      stages,
      stagesShort: (stages: string) => fill(facts.stagesShort, { stages }),
      noCosts: words.noCosts,
      write,
    }),
    [ownFacts, columns, stages, facts, words, write],
  )
  const labelIn = (labels: Record<CommonColumn, string>) => (name: Column) =>
    isCommon(name) ? labels[name] : (ownFacts.find(({ id }) => id === ownOf(name))?.label ?? '')
  const [headOf, nameOf] = [labelIn(words.columns), labelIn(words.names)]
  const { column, direction } = tableOrder(chosen.sort, chosen.dir, columns)
  const reverse = direction === 'asc' ? 'desc' : 'asc'
  const orderBy = (next: Column, nextDirection = next === column ? reverse : naturally(next)) =>
    order(sortedBy(next, nextDirection))

  return (
    <div className={css.view}>
      <SortBy
        label={views.sortBy}
        reverse={words.reverse}
        names={columns.map(name => [name, nameOf(name)] as const)}
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
                className={isCommon(name) ? classOf[name] : css.own}
                aria-sort={name !== column ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
              >
                <button type="button" onClick={() => orderBy(name)}>
                  {headOf(name)}
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
          {inOrder(projects, column, direction, locale, write.mainCurrency).map(project => (
            <TableRow key={project.id} project={project} hidden={!passes(project, chosen)} {...rowProps} />
          ))}
        </tbody>
      </table>
      <p className={css.key}>{words.key}</p>
      <p className="vh" role="status">
        {fill(words.ordered[direction], { what: nameOf(column) })}
      </p>
    </div>
  )
}
