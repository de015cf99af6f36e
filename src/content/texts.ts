// Texts in each language of the site, before a field makes something of them.
import * as v from 'valibot'
import { type Locale, locales } from '../routes.ts'
import { isCounted } from './places.ts'
import { type Sentence, say } from './problems.ts'
import { Localized } from './values.ts'

/** Refuses a text that does not fit, with what is wrong with it. */
export const matches = (pattern: RegExp, de: string, en: string) =>
  v.regex<string, ReturnType<typeof say>>(pattern, say(de, en))

/** A text that fits a pattern. */
export const matching = (pattern: RegExp, de: string, en: string) =>
  v.pipe(v.string(), matches(pattern, de, en))

export const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A language as HTML names it: de, en, hu. */
export const languageCode = matching(
  /^[a-z]{2,3}$/,
  'ist keine Sprache wie de oder en; ein Text mit Komma braucht gerade Anführungszeichen',
  'is not a language such as de or en; a text with a comma needs straight quotes',
)

/** Describes the problem with a language that the site does not have. */
export const noLanguage = (code: string): Sentence => ({
  de: `muss eines von diesen sein: ${locales.join(', ')}; hier steht "${code}"`,
  en: `must be one of ${locales.join(', ')}; it says "${code}"`,
})

/** A text in each language. Which languages the site has is known when all files are read. */
export const pair = v.pipe(v.record(languageCode, filled), v.metadata({ kind: 'pair' }))
export type Pair = v.InferOutput<typeof pair>

/** The text of each language, changed into what pages show. */
export const localized = <T>(change: (text: string, locale: Locale) => T) =>
  v.transform((text: Pair) => new Localized<T>(inEach(text, change)))

export const inEach = <From, To>(texts: Record<string, From>, change: (text: From, locale: Locale) => To) =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, change(text, locale)])) as Record<
    Locale,
    To
  >

/** … and left as it is. */
export const same = (text: string) => text

/** Checks the text in each language before it is changed into what pages show. */
export const eachText = <P extends Pair>(wrong: (text: string) => Sentence[]) =>
  v.rawCheck<P>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [key, text] of Object.entries(dataset.value as Record<string, string>))
      for (const { de, en } of wrong(text))
        addIssue({
          message: say(de, en),
          path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key, value: text }],
        })
  })

/** Each of these places, such as {n}, has to be in the text, and no other but the optional ones. */
export const placesIn = <P extends Pair>(places: string[], optional: string[] = []) => {
  const written = (names: string[]) => names.map(name => `{${name}}`)
  const needed = written(places)
  const known = [...needed, ...written(optional)]
  return eachText<P>(text => {
    const found = (text.match(/\{[^}]*\}/g) ?? []).filter(place => !isCounted(place.slice(1, -1)))
    const lost = needed.filter(place => !found.includes(place))
    const strange = found.filter(place => !known.includes(place))
    return [
      ...lost.map(place => ({
        de: `darin fehlt ${place}; dort setzt die Website etwas ein`,
        en: `must contain ${place}, where the site fills in a value`,
      })),
      ...strange.map(place => ({
        de: `${place} wird hier nicht ersetzt; möglich ist ${known.join(', ')}`,
        en: `${place} is not filled in here; there is ${known.join(', ')}`,
      })),
    ]
  })
}

/** A text in which the site fills something in at each of these places. */
export const template = (places: string[], description?: string, optional?: string[]) =>
  v.pipe(
    pair,
    placesIn<Pair>(places, optional),
    localized(same),
    v.metadata({ kind: 'text', places, optional: optional ?? [] }),
    v.description(description ?? `With ${places.map(name => `{${name}}`).join(' and ')} in it`),
  )
