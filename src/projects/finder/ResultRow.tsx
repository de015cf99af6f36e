import { memo } from 'react'
import { fill } from '../../i18n/fill.ts'
import { classes } from '../../styles/classes.ts'
import type { PublicProject } from '../public-projects.ts'
import { type Criteria, criterionOf, headOf } from './criteria.ts'
import type { Speaking } from './criterion.ts'
import type { CriterionKey } from './keys.ts'
import type { Match } from './match.ts'
import css from './Results.module.css'
import { Sign } from './Sign.tsx'

type Props = {
  match: Match<PublicProject>
  columns: CriterionKey[]
  criteria: Criteria
  /** True in a group that is still folded. */
  hidden: boolean
  isKept: boolean
  keep: ((project: PublicProject) => void) | undefined
  keepWords: { keepOne: string }
  speaking: Speaking
}

/** Shows for each criterion whether the project meets it, fails it, or has not published the fact. */
export const ResultRow = memo((props: Props) => {
  const { match, columns, criteria, hidden, isKept, keep, keepWords, speaking } = props
  const { reference: project, findings } = match
  const { words } = speaking
  const { href, title, facts } = project
  const client = columns.includes('client') ? undefined : (facts.client?.name ?? facts.client?.description)
  const below = [facts.location, client].filter(Boolean).join('; ')
  return (
    <tr className={isKept ? css.kept : undefined} hidden={hidden}>
      <th scope="row">
        <a href={href}>{title}</a> <span>{below}</span>
      </th>
      {columns.map(key => {
        // Without criteria the cells only show the published facts.
        const finding = findings[key]
        const value = criterionOf(
          key,
          criteria,
        )((criterion, asked) => criterion.value(project, asked, speaking))
        // Avoids "Not published: not published" for a screen reader.
        const said = finding && (finding.verdict !== 'open' || value) ? `${words.key[finding.verdict]}: ` : ''
        return (
          <td
            key={key}
            className={classes(
              finding && finding.verdict !== 'met' && css.unmet,
              (key === 'kind' || key === 'discipline') && css.wraps,
            )}
          >
            {finding && <Sign verdict={finding.verdict} />}
            {finding && <span className="vh">{finding.only ? '' : said}</span>}
            <span className={css.label}>{headOf(key, criteria, speaking)} </span>
            {value ? <span>{value}</span> : <Unpublished words={speaking.facts.unpublished} />}
            {finding?.only && <span className={css.why}> {words.partly[finding.only]}</span>}
          </td>
        )
      })}
      <td className={classes(css.keep, 'needs-script')}>
        <button
          type="button"
          aria-pressed={isKept}
          aria-label={fill(keepWords.keepOne, { title })}
          disabled={!keep}
          onClick={keep && (() => keep(project))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={isKept ? 'M3.500 10.500 8 15l8.500-10' : 'M10 3v14M3 10h14'} />
          </svg>
        </button>
      </td>
    </tr>
  )
})

/** A dash, which the note below the table explains. */
const Unpublished = ({ words }: { words: string }) => (
  <span className={css.unpublished} role="img" aria-label={words}>
    –
  </span>
)
