// Fields with texts, names and days.
import * as v from 'valibot'
import { formatDay } from '../i18n/dates.ts'
import type { Locale } from '../routes.ts'
import { hyphenateGerman } from './hyphenate.ts'
import { wrongLink } from './links.ts'
import { linksOf, renderMarkdown } from './markdown.ts'
import { say } from './problems.ts'
import { eachText, filled, inEach, languageCode, localized, type Pair, pair, same } from './texts.ts'
import { Localized } from './values.ts'

/** Text in every language of the site. */
export const text = (description = 'Text in every language: { de: …, en: … }') =>
  v.pipe(pair, localized(same), v.metadata({ kind: 'text' }), v.description(description))

/** A heading in every language. Long German words get soft hyphens automatically. */
export const heading = () =>
  v.pipe(
    pair,
    localized((value, locale) => (locale === 'de' ? hyphenateGerman(value) : value)),
    v.metadata({ kind: 'heading' }),
    v.description('Heading in every language; long German words are hyphenated automatically'),
  )

/** A text with its language, if that is not the language of the page. */
export type Words = { text: string; lang: string | undefined }

/** A name or label. An English word in a German text states its language, so that it is read aloud in English. */
export const label = () =>
  v.pipe(
    v.objectWithRest(
      {
        lang: v.optional(
          v.pipe(
            languageCode,
            v.description('The language that these words are in, where several languages use the same'),
          ),
        ),
      },
      filled,
    ),
    v.transform(({ lang, ...texts }) => {
      const words = (text: string, locale: Locale): Words => ({
        text,
        lang: lang === locale ? undefined : lang,
      })
      return new Localized(inEach(texts, words))
    }),
    v.metadata({ kind: 'label' }),
    v.description('A short label in every language: { de: …, en: … }'),
  )

/** Longer text with paragraphs, lists, emphasis and links, written in Markdown. */
export const markdown = () =>
  v.pipe(
    pair,
    eachText<Pair>(text => linksOf(text).flatMap(wrongLink)),
    v.transform(texts => {
      const pagesIn = (text = '') => linksOf(text).flatMap(({ href }) => (href.startsWith('/') ? [href] : []))
      return new Localized(inEach(texts, renderMarkdown), locale => pagesIn(texts[locale]))
    }),
    v.metadata({ kind: 'markdown' }),
    v.description('Markdown in every language; links to own pages as /contact'),
  )

/** A name, number or address that reads the same in every language. */
export const plain = (description = 'The same in every language') =>
  v.pipe(filled, v.description(description))

/** A name that the languages may share: one text, or one for each language. */
export const name = () =>
  v.pipe(
    v.union([filled, pair]),
    v.transform(names => new Localized<string>(typeof names === 'string' ? () => names : names)),
    v.metadata({ kind: 'name' }),
    v.description('A name: once, or for each language where they differ'),
  )

/** A calendar day, written 2025-09-30 and displayed as 30.09.2025 or 09/30/2025. */
export const date = () =>
  v.pipe(
    v.string(),
    v.check(
      isCalendarDay,
      say(
        'ist kein Datum; schreiben Sie Jahr-Monat-Tag, etwa 2025-09-30',
        'is not a date; write year-month-day, such as 2025-09-30',
      ),
    ),
    v.metadata({ kind: 'date' }),
    v.description('A day as year-month-day, such as 2025-09-30'),
    v.transform(iso => ({ iso, text: new Localized(locale => formatDay(iso, locale)) })),
  )

function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
