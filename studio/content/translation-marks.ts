// Marks of translations that an editor found still right after the first language changed. A mark identifies
// both texts by their wording, so it counts wherever they are, as long as neither changes. It is published
// with the content.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { pathSchema, valueAt } from '../../src/content/changes.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { languageCode } from '../../src/content/texts.ts'
import { firstLocale, type Locale } from '../../src/routes.ts'
import { dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { contentFile, readYaml } from './files.ts'
import type { Texts } from './title.ts'
import { writeWhole } from './write.ts'

const marksFile = '.english-fits'

const markOf = (texts: Texts, locale: Locale) =>
  createHash('sha256').update(`${texts[firstLocale()]}\0${texts[locale]}`).digest('hex').slice(0, 24)

const marks = ({ content }: Studio): string[] => {
  const { files, read } = openFolder(content)
  return files.has(marksFile) ? read(marksFile).toString().split('\n').filter(Boolean) : []
}

/** Reads the marks once, to check many texts. */
export function fitting(studio: Studio): (texts: Texts, locale: Locale) => boolean {
  const known = new Set(marks(studio))
  return (texts, locale) => known.size > 0 && known.has(markOf(texts, locale))
}

const overtaken = {
  de: 'Dieser Text wurde inzwischen geändert. Laden Sie die Seite neu.',
  en: 'This text has changed. Please reload the page.',
}
const text = v.pipe(v.string(), v.maxLength(100_000))

export const markTranslation = dataRoute('POST', 'english-fits', async ({ studio, json }) => {
  const { file, path, languages, texts } = await json(
    v.strictObject({
      file: v.string(),
      path: pathSchema,
      languages: v.array(languageCode),
      texts: v.record(languageCode, text),
    }),
  )
  const there = valueAt(readYaml(studio, contentFile(studio, file).file), path) as Partial<Texts> | undefined
  for (const locale of [firstLocale(), ...languages])
    if (there?.[locale] === undefined || there[locale] !== texts[locale]) throw new Refusal(409, overtaken)
  // Sorts the marks, so that Git can merge those that two people added.
  const all = [...new Set([...marks(studio), ...languages.map(locale => markOf(texts, locale))])].sort()
  writeWhole(join(studio.content, marksFile), `${all.join('\n')}\n`)
  return {}
})
