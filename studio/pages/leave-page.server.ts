// Moves, hides and removes pages, each in one step with their old addresses and all links to them.
import * as v from 'valibot'
import { type NewTexts, openFolder } from '../../src/content/regular-files.ts'
import { firstLocale, type Locale, locales, localizePath } from '../../src/routes.ts'
import { contentFiles, needAllReadable, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile, pathOfFile } from '../content/names.ts'
import { type DataOf, dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import {
  addressTaken,
  commit,
  type FileChange,
  hiding,
  idOf,
  inSite,
  isHidden,
  isProjectFile,
  isTaken,
  ownPaths,
  type Page,
  type Paths,
  pageAt,
  pageFile,
  publicPaths,
  slug,
  textsOf,
} from './page-files.server.ts'
import { keyOf, linksTo, redirected, withRedirects } from './page-links.server.ts'

const stays = {
  de: 'Die Website braucht diese Seite; sie lässt sich weder ausblenden noch entfernen.',
  en: 'The website needs this page; it cannot be hidden or removed.',
}

/** Returns the links to a page, and whether the site needs the page. */
const links = dataRoute('GET', 'pages/links', async ({ studio, query, language }) => {
  const name = query.get('file') ?? ''
  const page = pageAt(studio, name)
  return {
    file: name,
    name: page.nav ?? page.title ?? {},
    isNeeded: page.role !== undefined,
    isHidden: isHidden(page),
    paths: Object.fromEntries(locales.map(locale => [locale, pathOfFile(name, locale)])) as Paths,
    address: ownPaths(page.address, name),
    links: linksTo(studio, name, language).map(link => ({ ...link, key: keyOf(link) })),
    targets: contentFiles(studio)
      .filter(({ file: other }) => isPageFile(other) && other !== name && isFound(studio, other))
      .map(({ file: other }) => ({
        value: pathOfFile(other, firstLocale()),
        label: fileName(other, readIfReadable(studio, other))[language],
      })),
  }
})
export type LinksToPage = DataOf<typeof links>

/** True for a page that visitors can find, so that it makes sense to redirect others to it. */
const isFound = (studio: Studio, name: string) => {
  const page = (readIfReadable(studio, name) ?? {}) as Partial<Page>
  return (
    !isHidden(page) && !['not-found', 'offline', 'thanks', 'form-error', 'sheets'].includes(page.role ?? '')
  )
}

const drawings = 'media/drawings'

/** Removes the drawings of a project together with it, and their entry in the list of sizes. */
function drawingsGone({ content }: Studio, id: string): NewTexts {
  const { files, read } = openFolder(content)
  const list = `${drawings}/drawings.json`
  if (!files.has(list)) return {}
  const { [id]: own, ...others } = JSON.parse(read(list).toString()) as Record<string, unknown>
  if (own === undefined) return {}
  const sheets = [...files].filter(file => file.startsWith(`${drawings}/${id}/`))
  return {
    [list]: `${JSON.stringify(others, null, 2)}\n`,
    ...Object.fromEntries(sheets.map(file => [file, undefined])),
  }
}

const leaving = v.strictObject({
  file: pageFile,
  /** The page to which its visitors are redirected, by its first path. */
  to: v.string(),
  /** Links in sentences that become plain text. */
  asText: v.array(v.string()),
  hide: v.boolean(),
})

const leave = dataRoute('POST', 'pages/leave', async ({ studio, json, language }) => {
  const { file: name, to, asText, hide } = await json(leaving)
  needAllReadable(studio)
  // Waits for git before it reads any file. An editor may save meanwhile, and list entries are changed by position.
  const known = await publicPaths(studio, name)
  if (pageAt(studio, name).role !== undefined) throw new Refusal(409, stays)
  const target = (locale: Locale) => localizePath(to, locale)
  const path = pathOfFile(name, firstLocale())
  const changes = redirected(studio, linksTo(studio, name, language), path, target, {
    hasMoved: false,
    asText,
  })
  const old = locales.flatMap(locale =>
    known ? [{ from: inSite(known[locale] ?? '', locale), to: target(locale) }] : [],
  )
  const redirects = withRedirects(studio, old, []).map((change): FileChange => ['redirects.yaml', change])
  const hidden: FileChange[] = hide ? [[name, { op: 'set', ...hiding(name) }]] : []
  const texts = textsOf(studio, [...changes, ...redirects, ...hidden])
  const going = hide
    ? {}
    : { [name]: undefined, ...(isProjectFile(name) && drawingsGone(studio, idOf(name))) }
  await commit(studio, { ...texts, ...going }, language)
  return {}
})

const show = dataRoute('POST', 'pages/show', async ({ studio, json, language }) => {
  const { file: name } = await json(v.strictObject({ file: pageFile }))
  pageAt(studio, name)
  const paths = locales.map(locale => pathOfFile(name, locale))
  const redirects = withRedirects(studio, [], paths).map((change): FileChange => ['redirects.yaml', change])
  const shown: FileChange = [name, { op: 'remove', path: hiding(name).path }]
  await commit(studio, textsOf(studio, [...redirects, shown]), language)
  return {}
})

const move = dataRoute('POST', 'pages/move', async ({ studio, json, language }) => {
  const { file: name, address } = await json(
    v.strictObject({ file: pageFile, address: v.record(v.string(), slug) }),
  )
  needAllReadable(studio)
  const known = await publicPaths(studio, name)
  const page = pageAt(studio, name)
  if (page.role === 'home' || isProjectFile(name)) throw new Refusal(409, stays)
  const next = Object.fromEntries(
    locales.map(locale => [locale, `/${address[locale] ?? ownPaths(page.address, name)[locale]?.slice(1)}`]),
  ) as Paths
  const target = (locale: Locale) => inSite(next[locale] ?? '', locale)
  const paths = locales.map(target)
  if (contentFiles(studio).some(({ file: other }) => other !== name && isTaken(other, paths)))
    throw new Refusal(409, addressTaken)
  const path = pathOfFile(name, firstLocale())
  const changes = redirected(studio, linksTo(studio, name, language), path, target, { hasMoved: true })
  const old = locales.flatMap(locale =>
    known ? [{ from: inSite(known[locale] ?? '', locale), to: target(locale) }] : [],
  )
  const redirects = withRedirects(studio, old, paths).map((change): FileChange => ['redirects.yaml', change])
  const texts = textsOf(studio, [
    ...changes,
    ...redirects,
    [name, { op: 'set', path: ['address'], value: next }],
  ])
  await commit(studio, texts, language)
  return {}
})

export const leavingRoutes = [links, leave, show, move]
