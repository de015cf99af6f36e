import { type RefObject, useMemo, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Plus } from '../../parts/Plus/Plus.tsx'
import { classes } from '../../styles/classes.ts'
import type { PublicProject } from '../public-projects.ts'
import { activeCriteria, askOf, type Criteria, criteriaTable, headOf } from './criteria.ts'
import type { Speaking } from './criterion.ts'
import { type CriterionKey, criterionKeys } from './keys.ts'
import { blockingCriterion, grouped, type Match, unknowable } from './match.ts'
import { ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'
import { Sign } from './Sign.tsx'
import { groupText, resultText } from './words.ts'

type Props = {
  matches: Match<PublicProject>[]
  criteria: Criteria
  shortlist: string[]
  /** Undefined until the script runs. */
  keep: ((project: PublicProject) => void) | undefined
  heading: RefObject<HTMLHeadingElement | null>
  keepWords: { keep: string; keepOne: string }
  speaking: Speaking
  drop: (key: CriterionKey) => void
}

/** The columns while no criterion is set. */
const usual = criterionKeys.filter(key => criteriaTable[key].usual)

export function Results(props: Props) {
  const { matches, criteria, shortlist, keep, heading, keepWords, speaking, drop } = props
  const [everything, setEverything] = useState(false)
  const { words } = speaking
  const { results, table, key: signs } = words
  const keys = useMemo(() => activeCriteria(criteria), [criteria])
  const columns = keys.length > 0 ? keys : usual
  const full = matches.filter(({ met }) => keys.length > 0 && met === keys.length).length
  const groups = grouped(matches, keys.length)
  const hidden = groups
    .filter(({ isVisible }) => !isVisible)
    .reduce((sum, { members }) => sum + members.length, 0)
  const crowded = columns.length > 8 ? css.crowded : columns.length > 6 && css.many

  return (
    <div className={css.results} data-early={keep ? undefined : ''}>
      <div className={css.top}>
        <div className={css.said} role="status">
          <h2 className="h3" tabIndex={-1} ref={heading}>
            {/* A separate element, because translating browsers replace text nodes that React still refers to. */}
            <span>{resultText(matches.length, keys.length, full, words)}</span>
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
      <Hint {...{ matches, criteria, speaking, drop }} />
      <table className={classes(css.table, keys.length === 0 && css.plain, crowded || undefined)}>
        <caption className="vh">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span>{table.project}</span>
            </th>
            {columns.map(key => (
              <th key={key} scope="col">
                <span>{headOf(key, criteria, speaking)}</span>{' '}
                {keys.length > 0 && <b>{askOf(key, criteria, speaking)}</b>}
              </th>
            ))}
            <th scope="col" className={classes(css.keep, 'needs-script')}>
              <span>{keepWords.keep}</span>
            </th>
          </tr>
        </thead>
        {/* All groups share one body, so that React moves a row to another group instead of creating it anew. */}
        <tbody>
          {groups.flatMap(({ met, isVisible, members }) => {
            const hidden = !(isVisible || everything)
            return [
              keys.length > 0 && (
                <tr key={`group ${met}`} className={css.group} hidden={hidden}>
                  <th colSpan={columns.length + 2} scope="rowgroup">
                    {groupText(met, keys.length, words)} <sup>{members.length}</sup>
                  </th>
                </tr>
              ),
              ...members.map(match => (
                <ResultRow
                  key={match.reference.id}
                  {...{ match, columns, criteria, hidden, keep, keepWords, speaking }}
                  isKept={shortlist.includes(match.reference.id)}
                />
              )),
            ]
          })}
        </tbody>
      </table>
      <p className={classes('note', css.terms)}>
        – {speaking.facts.unpublished}. {table.key}
      </p>
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
          <Plus />
        </button>
      )}
    </div>
  )
}

/** Shows how to begin, which criteria no project can answer, and the one criterion that excludes most projects. */
function Hint({
  matches,
  criteria,
  speaking,
  drop,
}: Pick<Props, 'matches' | 'criteria' | 'speaking' | 'drop'>) {
  const { results } = speaking.words
  if (activeCriteria(criteria).length === 0)
    return (
      <p className={classes(css.hint, 'needs-script')}>
        <span>{results.hint}</span>
      </p>
    )
  const inWords = (key: CriterionKey) =>
    `${headOf(key, criteria, speaking)} ${askOf(key, criteria, speaking)}`
  const silent = unknowable(matches, criteria)
  const way = blockingCriterion(matches, criteria)
  return (
    <>
      {silent.length > 0 && (
        <p className={css.hint} role="status">
          <span>{fill(results.unknowable, { criteria: silent.map(inWords).join('; ') })}</span>
        </p>
      )}
      {way && (
        <p className={css.hint}>
          <span>
            {fill(way.count === 1 ? results.wayOne : results.way, {
              criterion: inWords(way.key),
              n: way.count,
            })}
          </span>{' '}
          <button type="button" className={css.drop} onClick={() => drop(way.key)}>
            {results.drop}
          </button>
        </p>
      )}
    </>
  )
}
