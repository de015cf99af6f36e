import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { Rows } from '../../parts/Rows/Rows.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import { CookieTable } from './CookieTable.tsx'
import type { dateLine, parts } from './present.ts'
import { StatisticsOptOut } from './StatisticsOptOut.tsx'
import type { longText } from './schema.ts'
import css from './View.module.css'

type Props = Omit<SectionProps<typeof longText>, 'updated'> &
  ReturnType<typeof parts> & { updated: ReturnType<typeof dateLine> }

/** Shows numbered clauses beside their table of contents, plainly, because visitors read, search and print them. */
export function LongText({ updated, clauses, contents, cookies, optOut, credits, counting }: Props) {
  return (
    <div className={classes('beside wrap', css.page)}>
      <nav className={css.contents} aria-label={contents}>
        <details>
          <summary>{contents}</summary>
          <ol className="hairlines">
            {clauses.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{withoutBreaks(title)}</a>
              </li>
            ))}
          </ol>
        </details>
        {updated && <p className="note">{updated}</p>}
      </nav>
      <div className={css.text}>
        {clauses.map(({ id, title, part, ...texts }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="h3" id={`${id}-title`}>
              <Hyphenated text={title} />
            </h2>
            <Prose html={texts[counting] ?? texts.text} />
            {part === 'cookies' && <CookieTable {...cookies} />}
            {part === 'opt-out' && optOut && <StatisticsOptOut {...optOut} />}
            {part === 'credits' && <Rows rows={credits} />}
          </section>
        ))}
      </div>
    </div>
  )
}
