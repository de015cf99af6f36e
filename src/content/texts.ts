// Texts in each language of the site, before their fields process them.
import * as v from 'valibot'
import { type Locale, locales } from '../routes.ts'
import { isSitePlaceholder } from './placeholders.ts'
import { type Sentence, say } from './problems.ts'
import { Localized } from './values.ts'

/** Rejects a text that does not match, and names the problem. */
export const matches = (pattern: RegExp, de: string, en: string) =>
  v.regex<string, ReturnType<typeof say>>(pattern, say(de, en))

export const matching = (pattern: RegExp, de: string, en: string) =>
  v.pipe(v.string(), matches(pattern, de, en))

/** Rejects an empty name with the advice to choose one, whereas other checks ask the editor to correct the spelling. */
export const chosen = v.nonEmpty<string, ReturnType<typeof say>>(
  say('fehlt noch; wählen Sie etwas aus', 'is still missing; choose one'),
)

export const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A language code of HTML: de, en, hu. */
export const languageCode = matching(
  /^[a-z]{2,3}$/,
  'ist keine Sprache wie de oder en; ein Text mit Komma braucht gerade Anführungszeichen',
  'is not a language such as de or en; a text with a comma needs straight quotes',
)

export const noLanguage = (code: string): Sentence => ({
  de: `muss eines von diesen sein: ${locales.join(', ')}; hier steht "${code}"`,
  en: `must be one of ${locales.join(', ')}; it says "${code}"`,
})

/** A text in each language. The languages of the site are known only after all files have been read. */
export const pair = v.pipe(v.record(languageCode, filled), v.metadata({ kind: 'pair' }))
export type Pair = v.InferOutput<typeof pair>

/** Transforms the text of each language. */
export const localized = <T>(change: (text: string, locale: Locale) => T) =>
  v.transform((text: Pair) => new Localized<T>(inEach(text, change)))

export const inEach = <From, To>(texts: Record<string, From>, change: (text: From, locale: Locale) => To) =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, change(text, locale)])) as Record<
    Locale,
    To
  >

/** Returns a text unchanged, for `localized`. */
export const same = (text: string) => text

/** Checks the text in each language before it is transformed. */
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

/** Requires each of these placeholders, such as {n}, and allows no others except the optional ones. */
export const withPlaceholders = <P extends Pair>(placeholders: string[], optional: string[] = []) => {
  const written = (names: string[]) => names.map(name => `{${name}}`)
  const needed = written(placeholders)
  const known = [...needed, ...written(optional)]
  return eachText<P>(text => {
    const inText = (text.match(/\{[^}]*\}/g) ?? []).filter(
      written => !isSitePlaceholder(written.slice(1, -1)),
    )
    const lost = needed.filter(placeholder => !inText.includes(placeholder))
    const strange = inText.filter(placeholder => !known.includes(placeholder))
    return [
      ...lost.map(placeholder => ({
        de: `darin fehlt ${placeholder}; dort setzt die Website etwas ein`,
        en: `must contain ${placeholder}, where the site fills in a value`,
      })),
      ...strange.map(placeholder => ({
        de: `${placeholder} wird hier nicht ersetzt; möglich: ${known.join(', ')}`,
        en: `${placeholder} is not filled in here; known: ${known.join(', ')}`,
      })),
    ]
  })
}

/** A text with these placeholders, which the site fills in. */
export const template = (placeholders: string[], description?: string, optional?: string[]) =>
  v.pipe(
    pair,
    withPlaceholders<Pair>(placeholders, optional),
    localized(same),
    v.metadata({ kind: 'text', placeholders, optional: optional ?? [] }),
    v.description(description ?? `With ${placeholders.map(name => `{${name}}`).join(' and ')} in it`),
  )
