import { type RefObject, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { classes } from '../../styles/classes.ts'
import type { PublicProject } from '../public-projects.ts'
import { grouped, inTheWay, type Judged } from './judge.ts'
import { ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'
import { Sign } from './Sign.tsx'
import { asked, type Criterion, type Wanted } from './wanted.ts'
import { askText, groupText, resultText, type Speaking } from './words.ts'

type Props = {
  judged: Judged[]
  projects: PublicProject[]
  wanted: Wanted
  kept: string[]
  keep: (project: PublicProject) => void
  ready: boolean
  heading: RefObject<HTMLHeadingElement | null>
  keepWords: { keep: string; keepOne: string }
  speaking: Speaking
  drop: (criterion: Criterion) => void
}

/** What stands in the columns while nothing is asked for. */
const usual: Criterion[] = ['type', 'lph', 'gfa', 'cost', 'date', 'kind', 'client']

export function Results({
  judged,
  projects,
  wanted,
  kept,
  keep,
  ready,
  heading,
  keepWords,
  speaking,
  drop,
}: Props) {
  const [everything, setEverything] = useState(false)
  const { words } = speaking
  const { results, table, key: signs } = words
  const keys = asked(wanted)
  const columns = keys.length > 0 ? keys : usual
  const full = judged.filter(({ met }) => keys.length > 0 && met === keys.length).length
  const byId = new Map(projects.map(project => [project.id, project]))
  const groups = grouped(judged, keys.length)
  const hidden = groups.filter(({ shown }) => !shown).reduce((sum, { members }) => sum + members.length, 0)
  const crowded = columns.length > 8 ? css.crowded : columns.length > 6 && css.many

  return (
    <div className={css.results} data-early={ready ? undefined : ''}>
      <div className={css.top}>
        <div className={css.said} role="status">
          <h2 className="h3" tabIndex={-1} ref={heading}>
            {/* An element of its own: a page that the browser translated has other text nodes than React knows. */}
            <span>{resultText(judged.length, keys.length, full, words)}</span>
          </h2>
        </div>
        {keys.length > 0 && (
          <p className={classes('note', css.key)}>
            {(['met', 'unmet', 'open'] as const).map(verdict => (
              <span key={verdict}>
                <Sign verdict={verdict} />
                {signs[verdict]}{' '}
              </span>
            ))}
          </p>
        )}
      </div>
      <Hint {...{ judged, wanted, speaking, drop }} />
      <table className={classes(css.table, keys.length === 0 && css.plain, crowded || undefined)}>
        <caption className="vh">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span>{table.project}</span>
            </th>
            {columns.map(criterion => (
              <th key={criterion} scope="col">
                <span>{words.heads[criterion]}</span>{' '}
                {keys.length > 0 && <b>{askText(criterion, wanted, speaking)}</b>}
              </th>
            ))}
            <th scope="col" className={classes(css.keep, 'needs-script')}>
              <span>{keepWords.keep}</span>
            </th>
          </tr>
        </thead>
        {/* One body for all groups: a row that changes its group moves, and is not made anew. */}
        <tbody>
          {groups.flatMap(({ met, shown, members }) => {
            const hidden = !(shown || everything)
            return [
              keys.length > 0 && (
                <tr key={`group ${met}`} className={css.group} hidden={hidden}>
                  <th colSpan={columns.length + 2} scope="col">
                    {groupText(met, keys.length, words)} <sup>{members.length}</sup>
                  </th>
                </tr>
              ),
              ...members.map(item => {
                const project = byId.get(item.reference.id)
                return (
                  project && (
                    <ResultRow
                      key={project.id}
                      item={item}
                      project={project}
                      columns={columns}
                      judged={keys.length > 0}
                      hidden={hidden}
                      kept={kept.includes(project.id)}
                      keep={ready ? () => keep(project) : undefined}
                      keepWords={keepWords}
                      speaking={speaking}
                    />
                  )
                )
              }),
            ]
          })}
        </tbody>
      </table>
      <p className={classes('note', css.terms)}>{table.key}</p>
      {(hidden > 0 || (everything && groups.length > 1)) && (
        <button
          type="button"
          className={css.more}
          aria-expanded={everything}
          onClick={() => setEverything(!everything)}
        >
          <span>
            {everything ? results.best : hidden === 1 ? results.restOne : fill(results.rest, { n: hidden })}
          </span>
          <i aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** What to do first, or which single criterion stands in the way. */
function Hint({ judged, wanted, speaking, drop }: Pick<Props, 'judged' | 'wanted' | 'speaking' | 'drop'>) {
  const { results, heads } = speaking.words
  if (asked(wanted).length === 0)
    return (
      <p className={classes(css.hint, 'needs-script')}>
        <span>{results.hint}</span>
      </p>
    )
  const way = inTheWay(judged, wanted)
  if (!way) return null
  const criterion = `${heads[way.criterion]} ${askText(way.criterion, wanted, speaking)}`
  return (
    <p className={css.hint}>
      <span>{fill(way.count === 1 ? results.wayOne : results.way, { criterion, n: way.count })}</span>{' '}
      <button type="button" className={css.drop} onClick={() => drop(way.criterion)}>
        {results.drop}
      </button>
    </p>
  )
}
