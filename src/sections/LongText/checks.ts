// Checks that a legal page makes the required statements.
import type { Path } from '../../content/changes.ts'
import type { Sentence } from '../../content/problems.ts'
import { walk } from '../../content/references.ts'
import { Localized } from '../../content/values.ts'
import { locales } from '../../routes.ts'

type Page = { role?: string | undefined; review?: unknown; sections: unknown }

export function legalProblems(
  { role, review, sections }: Page,
  { countVisits = false }: { countVisits?: boolean | undefined } = {},
): { path: Path; says: Sentence }[] {
  if (role === 'privacy' && !isSaid(sections, ['retentionMonths']))
    return [
      {
        path: ['sections'],
        says: {
          de: 'im Text fehlt, wie lange Anfragen gespeichert werden; schreiben Sie {retentionMonths} Monate in einen der Abschnitte, in jeder Sprache',
          en: 'the text no longer says how long inquiries are kept; write {retentionMonths} months into one of the sections, in every language',
        },
      },
    ]
  if (
    role === 'privacy' &&
    countVisits &&
    !isSaid(sections, ['visitMonths', 'fewestViews'], 'textWithVisitCounts')
  )
    return [
      {
        path: ['sections'],
        says: {
          de: 'nirgends steht, dass Besuche gezählt werden (countVisits in firm.yaml); nennen Sie {visitMonths} und {fewestViews} im Text mit Besuchszahlen eines Abschnitts, in jeder Sprache',
          en: 'nothing says that visits are counted (countVisits in firm.yaml); name {visitMonths} and {fewestViews} in the text with visit counts of a section, in every language',
        },
      },
    ]
  if (role !== 'accessibility') return []
  if (!review)
    return [
      {
        path: ['review'],
        says: {
          de: 'fehlt; nennen Sie, wann (on) und wie (kind) die Website zuletzt geprüft wurde',
          en: 'is missing; say when (on) and how (kind) the site was last reviewed',
        },
      },
    ]
  if (isSaid(sections, ['review', 'reviewedOn'])) return []
  return [
    {
      path: ['sections'],
      says: {
        de: 'nirgends steht mehr, wann und wie geprüft wurde; schreiben Sie {review} und {reviewedOn} in einen der Abschnitte, in jeder Sprache',
        en: 'the text no longer says when and how the site was reviewed; write {review} and {reviewedOn} into one of the sections, in every language',
      },
    },
  ]
}

/** Checks that each placeholder is in some clause in every language. The line with the date does not count. */
function isSaid(sections: unknown, placeholders: string[], name = 'text'): boolean {
  const texts = Object.fromEntries(locales.map(locale => [locale, '']))
  walk(sections, (value, path) => {
    if (!(value instanceof Localized) || path.at(-1) !== name) return
    for (const locale of locales) texts[locale] += String(value.in(locale))
  })
  return locales.every(locale =>
    placeholders.every(placeholder => texts[locale]?.includes(`{${placeholder}}`)),
  )
}
