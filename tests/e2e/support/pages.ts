import { readdirSync, readFileSync } from 'node:fs'
import { loadBuild } from '../../../service/site/build.ts'
import { setLocales } from '../../../src/routes.ts'
import { tested } from '../../support/sites.ts'

const site = tested.env.SITE_DIR

const record = loadBuild(site)

// These tests do not read the content, so they take the site's languages from the build.
setLocales(record.languages)

/** Every page of the build with its HTML. The list comes from the build, so that no page is forgotten. */
const built = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => ({
    path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
    html: readFileSync(`${site}/${file}`, 'utf8'),
  }))
  // The service's templates have no address of their own; forms-without-script.spec.ts tests them.
  .filter(({ path }) => !/^(\/[a-z]{2})?\/(thanks|form-error)$/.test(path))
  .sort((one, other) => (one.path < other.path ? -1 : 1))

/** The forms that the service of this build takes. */
export const formKinds = Object.keys(record.texts.languages[0]?.forms.definitions ?? {})

export const builtPages = built.map(({ path }) => path)

// A site has at least home, projects, company, careers, contact, questions, three legal pages, 404 and offline, in two
// languages.
if (builtPages.length < 22) throw new Error(`Only ${builtPages.length} pages were found in ${site}/.`)

/** Project pages are alike, so the longest and the shortest in the day and the night palette represent all of them. */
const projects = built
  .filter(({ path }) => /^\/projects\/(?!finder$|sheets$)/.test(path))
  .sort((one, other) => other.html.length - one.html.length)
const isNight = (html: string) => /<html[^>]* class="night"/.test(html)
const groups = [true, false].map(night => projects.filter(({ html }) => isNight(html) === night))
const sample = new Set(groups.flatMap(group => [group[0]?.path, group.at(-1)?.path]))
const isProject = new Set(projects.map(({ path }) => path))
export const germanPath = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '')

export const sampledPages = builtPages.filter(
  path => !isProject.has(germanPath(path)) || sample.has(germanPath(path)),
)

const controls = /<(?:a|button|summary|label)\s[^>]*?class="([^"]+)"/g

/** Chooses few pages that together have every control of the site, by class: each adds the most new classes. */
export function pagesWithEveryControl(): string[] {
  const left = built.map(({ path, html }) => ({
    path,
    classes: new Set([...html.matchAll(controls)].map(([, name = '']) => name)),
  }))
  const pages: string[] = []
  const seen = new Set<string>()
  for (;;) {
    const added = left.map(({ path, classes }) => ({ path, classes: classes.difference(seen) }))
    const most = added.reduce((best, page) => (page.classes.size > best.classes.size ? page : best))
    if (most.classes.size === 0) return pages
    pages.push(most.path)
    for (const name of most.classes) seen.add(name)
  }
}

/** A page for each dialog of the site. */
export const dialogs = new Map(
  // The order is reversed, so that the first page with a dialog wins.
  built
    .toReversed()
    .flatMap(({ path, html }) =>
      [...html.matchAll(/\sdata-dialog="([^"]+)"/g)].map(([, id]) => [id ?? '', path] as const),
    ),
)

/** One page for each security policy. Hashes of inline code differ from page to page and are left out. */
export const policyPages = [
  ...new Map(
    built.map(({ path, html }) => {
      const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
      return [policy.replace(/ 'sha\d+-[^']+'/g, ''), path] as const
    }),
  ).values(),
]

const utilityPaths = new Set(['/404', '/offline', '/projects/sheets'])

/** Tells pages for a special situation, such as a missing page, from those that a visitor can find. */
export const isUtilityPage = (path: string): boolean => utilityPaths.has(germanPath(path))

export const expectedStatus = (path: string): number => (/^(\/[a-z]{2})?\/404$/.test(path) ? 404 : 200)
