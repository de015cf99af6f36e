// Finds all links to a page and redirects them: navigation, buttons, links in sentences, old addresses.
import { type Change, type Path, valueAt } from '../../src/content/changes.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, type Locale, locales, projectPath } from '../../src/routes.ts'
import { allTexts, type Hit, named, type Place } from '../content/all-texts.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { isPageFile, pathOfFile } from '../content/names.ts'
import type { Studio } from '../http/settings.ts'
import { kindOf } from '../people/mentions.server.ts'
import { idOf, isProjectFile } from './page-files.server.ts'

/** A `list` names the page as one of its entries; a `link` is a button or card, a `sentence` has a link in it. */
export type PageLink = Hit & { as: 'list' | 'link' | 'sentence' | 'redirect' }

/** The navigation names pages by their files. */
const isPageEntry = ({ file, text }: Place, id: string) => file === 'navigation.yaml' && text === id

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const markdownLink = (path: string) => new RegExp(`\\[([^\\]]*)\\]\\(${quoted(path)}([?#][^)]*)?\\)`, 'g')
const pathOnly = (link: string) => link.replace(/[?#].*$/, '')

/** Checks for an item in a list of projects. A section about a single project has to be edited by hand. */
const isListed = (path: Path) =>
  typeof path.at(-1) === 'number' ||
  (path.at(-1) === 'project' && typeof path.at(-2) === 'number' && path.length > 3)

export function linksTo(studio: Studio, file: string, language: ProgramLanguage): PageLink[] {
  const id = idOf(file)
  const kind = isProjectFile(file) ? kindOf(studio) : undefined
  const isEntry = (place: Place) =>
    kind ? place.text === id && kind(place) === 'project' && isListed(place.path) : isPageEntry(place, id)
  const path = pathOfFile(file, firstLocale())
  const addresses = locales.map(locale => pathOfFile(file, locale))
  const found = allTexts(studio).flatMap((place): { place: Place; as: PageLink['as'] }[] => {
    if (place.file === file) return []
    if (place.file === 'redirects.yaml')
      return place.path.at(-1) === 'to' && addresses.includes(pathOnly(place.text))
        ? [{ place, as: 'redirect' }]
        : []
    if (isEntry(place)) return [{ place, as: 'list' }]
    if (pathOnly(place.text) === path) return [{ place, as: 'link' }]
    return markdownLink(path).test(place.text) ? [{ place, as: 'sentence' }] : []
  })
  const hits = named(
    studio,
    found.map(({ place }) => place),
    language,
  )
  return hits.map((hit, index) => ({ ...hit, as: found[index]?.as ?? 'link' }))
}

/** Returns the path to remove an entry from a list: the whole item if it is a group about the page. */
const entryOf = (path: Path): Path =>
  path.at(-1) === 'page' || path.at(-1) === 'project' ? path.slice(0, -1) : path

/**
 * Returns the changes that redirect all links to another page. If the page itself has moved, lists need no
 * change, and links keep their query and anchor. A link in a sentence may also become plain text (`asText`).
 */
export function redirected(
  studio: Studio,
  links: PageLink[],
  path: string,
  to: (locale: Locale) => string,
  { hasMoved, asText = [] }: { hasMoved: boolean; asText?: string[] },
): [file: string, change: Change][] {
  const target = to(firstLocale())
  const isProject = path.startsWith(projectPath(''))
  return links.flatMap((link): [string, Change][] => {
    const { file, path: place, text, as } = link
    const set = (value: string): [string, Change][] => [[file, { op: 'set', path: place, value }]]
    if (as === 'list') {
      if (hasMoved) return []
      // A list that must not be empty names the other page instead.
      const list = valueAt(readIfReadable(studio, file), entryOf(place).slice(0, -1))
      const other = !isProject && Array.isArray(list) && list.length === 1 && pageAtPath(studio, target)
      return other ? set(other) : [[file, { op: 'remove', path: entryOf(place) }]]
    }
    if (as === 'link') return set(hasMoved ? target + text.slice(path.length) : target)
    if (as === 'sentence')
      return set(
        text.replace(markdownLink(path), (_, words: string, rest = '') =>
          asText.includes(keyOf(link)) ? words : `[${words}](${target}${hasMoved ? rest : ''})`,
        ),
      )
    const language = locales.slice(1).find(locale => text.startsWith(`/${locale}/`)) ?? firstLocale()
    return set(to(language))
  })
}

const pageAtPath = (studio: Studio, path: string) =>
  contentFiles(studio)
    .map(({ file }) => file)
    .find(file => isPageFile(file) && pathOfFile(file, firstLocale()) === path)
    ?.slice('pages/'.length, -'.yaml'.length)

export const keyOf = ({ file, path }: Pick<Hit, 'file' | 'path'>): string => [file, ...path].join('\n')

type Redirect = { from: string; to: string }

/** Adds old addresses to the list, and removes those that are addresses of a page again. */
export function withRedirects(studio: Studio, more: Redirect[], taken: string[]): Change[] {
  const old = (readIfReadable(studio, 'redirects.yaml') ?? []) as Redirect[]
  const gone = old.flatMap(({ from }, index) => (taken.includes(from) ? [index] : []))
  const fresh = more.filter(({ from, to }) => from !== to && !old.some(entry => entry.from === from))
  return [
    ...gone.reverse().map((index): Change => ({ op: 'remove', path: [index] })),
    ...fresh.map(
      (value, index): Change => ({ op: 'insert', path: [old.length - gone.length + index], value }),
    ),
  ]
}
