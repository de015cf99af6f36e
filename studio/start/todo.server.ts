// Lists every place behind a line of the start page: what the launch check finds, and texts that are outdated.
import { valueAt } from '../../src/content/changes.ts'
import { glossaryHints } from '../../src/content/glossary-hints.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { type Hit, named, type Place } from '../content/all-texts.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { allOlder } from '../content/older-translations.ts'
import { type DataOf, dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { launchFindings } from './launch.server.ts'

const nothingHere = { de: 'Diese Liste gibt es nicht.', en: 'There is no such list.' }

export const todo = dataRoute('GET', 'todo', async ({ studio, query, language }): Promise<Hit[]> => {
  const list = query.get('list')
  if (list === 'launch') return named(studio, launchPlaces(studio, language), language)
  if (list === 'terms') return named(studio, termPlaces(studio, language), language)
  if (list === 'outdated') return named(studio, await outdatedPlaces(studio), language)
  throw new Refusal(404, nothingHere)
})
export type Todo = DataOf<typeof todo>

const launchPlaces = (studio: Studio, language: ProgramLanguage): Place[] =>
  launchFindings(studio).map(({ file, path, says }) => ({
    file,
    path,
    text: says[language],
    language: localeOf(path.at(-1)),
  }))

const termPlaces = (studio: Studio, language: ProgramLanguage): Place[] =>
  glossaryHints(studio.content).map(({ file, path, says }) => ({
    file,
    path,
    text: says[language],
    language: localeOf(path.at(-1)),
  }))

async function outdatedPlaces(studio: Studio): Promise<Place[]> {
  const files = contentFiles(studio).map(({ file }) => file)
  return [...(await allOlder(studio, files))].flatMap(([file, paths]) =>
    paths.map(path => ({
      file,
      path,
      text: String(valueAt(readIfReadable(studio, file), path) ?? ''),
      language: localeOf(path.at(-1)),
    })),
  )
}

const localeOf = (step: unknown): Locale | undefined => locales.find(locale => locale === step)
