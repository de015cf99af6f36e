import type { ReactNode } from 'react'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { classes } from '../../styles/classes.ts'
import type { LegalPage } from './present.ts'
import css from './View.module.css'

type Props = LegalPage & {
  /** What stands under the section whose part is `cookies`. */
  cookies?: ReactNode
  /** What stands under the section whose part is `opt-out`. */
  optOut?: ReactNode
  /** What stands under the section whose part is `credits`. */
  credits?: ReactNode
}

/** Numbered clauses beside their list of contents. Nothing else: this is read, searched and printed. */
export function LegalView({ hero, contents, updated, sections, cookies, optOut, credits }: Props) {
  return (
    <>
      <PageHero heading={hero.heading} lead={hero.lead} />
      <div className={classes('beside wrap', css.page)}>
        <nav className={css.contents} aria-label={contents}>
          <ol className="hairlines">
            {sections.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{withoutBreaks(section.title)}</a>
              </li>
            ))}
          </ol>
          <p className="note">{updated}</p>
        </nav>
        <div className={css.text}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h2 className="h3" id={`${section.id}-title`}>
                <Hyphenated text={section.title} />
              </h2>
              <Prose html={section.body} />
              {section.part === 'cookies' && cookies}
              {section.part === 'opt-out' && optOut}
              {section.part === 'credits' && credits}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
