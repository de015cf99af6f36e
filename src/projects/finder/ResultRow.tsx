import { fill } from '../../i18n/fill.ts'
import { classes } from '../../styles/classes.ts'
import type { PublicProject } from '../public-projects.ts'
import type { Judged } from './judge.ts'
import css from './Results.module.css'
import { Sign } from './Sign.tsx'
import type { Criterion } from './wanted.ts'
import { type Speaking, valueText } from './words.ts'

type Props = {
  item: Judged
  project: PublicProject
  columns: Criterion[]
  /** False while nothing is asked for: then the cells only say what is published. */
  judged: boolean
  /** In a group that is not shown yet. */
  hidden: boolean
  kept: boolean
  keep: (() => void) | undefined
  keepWords: { keepOne: string }
  speaking: Speaking
}

/** A project: what it meets field by field, what not, and what is not published. */
export function ResultRow({
  item: { reference, findings },
  project,
  columns,
  judged,
  hidden,
  kept,
  keep,
  keepWords,
  speaking,
}: Props) {
  const { words } = speaking
  const { unpublished } = speaking.facts
  const { href, title, facts } = project
  const client = columns.includes('client') ? undefined : (facts.client?.name ?? facts.client?.description)
  const below = [facts.location, client].filter(Boolean).join('; ')
  return (
    <tr className={kept ? css.kept : undefined} hidden={hidden}>
      <th scope="row">
        <a href={href}>{title}</a> <span>{below}</span>
      </th>
      {columns.map(criterion => {
        const finding = judged ? findings[criterion] : undefined
        const value = valueText(criterion, reference, speaking)
        // "Not published: not published" would be said twice.
        const said = finding && (finding.verdict !== 'open' || value) ? `${words.key[finding.verdict]}: ` : ''
        return (
          <td
            key={criterion}
            className={classes(
              finding && finding.verdict !== 'met' && css.unmet,
              criterion === 'kind' && css.wraps,
            )}
          >
            {finding && <Sign verdict={finding.verdict} />}
            {finding && <span className="vh">{finding.only ? '' : said}</span>}
            <span className={css.label}>{words.heads[criterion]} </span>
            <span className={value ? undefined : css.unpublished}>{value ?? unpublished}</span>
            {finding?.only && <span className={css.why}> {words.partly[finding.only]}</span>}
          </td>
        )
      })}
      <td className={classes(css.keep, 'needs-script')}>
        <button
          type="button"
          aria-pressed={kept}
          aria-label={fill(keepWords.keepOne, { title })}
          disabled={!keep}
          onClick={keep}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={kept ? 'M3.500 10.500 8 15l8.500-10' : 'M10 3v14M3 10h14'} />
          </svg>
        </button>
      </td>
    </tr>
  )
}
