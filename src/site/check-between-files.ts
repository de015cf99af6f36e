// Checks references between the files of this site: targets must exist, and names must be unique.

import { chatForm } from '../content/action.ts'
import type { Path } from '../content/changes.ts'
import { nowhere, pathIn } from '../content/links.ts'
import type { ReferenceProblem } from '../content/model.ts'
import { existingNames } from '../content/problems.ts'
import { isInternal } from '../content/public-content.ts'
import { walk } from '../content/references.ts'
import { noLanguage } from '../content/texts.ts'
import { EntryRef, Target } from '../content/values.ts'
import { projectProblems } from '../projects/checks/project-checks.ts'
import { unknownFacts } from '../projects/checks/unknown-facts.ts'
import { locales, pathOf } from '../routes.ts'
import { pageOfRole } from '../sections/page.ts'
import { pageProblems } from '../sections/page-checks.ts'
import type { Content } from './content.ts'
import { foundAddresses, foundPages, visibleProjects } from './pages.ts'

const kinds: Record<string, [de: string, en: string]> = {
  person: ['eine Person', 'person'],
  colleague: ['eine Person', 'person'],
  project: ['ein Projekt', 'project'],
  form: ['ein Formular', 'form'],
  office: ['einen Standort', 'office'],
  category: ['eine Kategorie', 'category'],
}

export function checkBetweenFiles(
  content: Partial<Content>,
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: Path, de: string, en: string) => problems.push({ path, says: { de, en } })
  const { persons, team } = content.people ?? {}
  const { projects = {} } = content
  const entries: Record<string, string[] | undefined> = {
    person: persons && Object.keys(persons),
    colleague: persons && [...Object.keys(persons), ...(team ?? []).map(({ name }) => name)],
    project: content.projects && visibleProjects(projects),
    form: content.formDefinitions && [...Object.keys(content.formDefinitions), chatForm],
    office: content.firm?.offices?.map(({ id }) => id),
    category: content.categories?.flatMap(({ categories }) => categories.map(({ id }) => id)),
  }

  walk(content, (value, path) => {
    if (!(value instanceof EntryRef)) return
    const known = entries[value.refersTo]
    const [de, en] = kinds[value.refersTo] ?? []
    if (value.refersTo === 'project' && isInternal(projects[value.id]))
      report(
        path,
        `"${value.id}" ist intern und darf auf keiner Seite stehen; entfernen Sie es, oder machen Sie es öffentlich`,
        `"${value.id}" is internal and must not appear on any page; remove it, or make it public`,
      )
    else if (known && !known.includes(value.id))
      report(
        path,
        `${de} "${value.id}" gibt es nicht; ${existingNames(known).de}`,
        `there is no ${en} "${value.id}"; ${existingNames(known).en}`,
      )
  })

  for (const { path, link } of ownAddresses(content))
    report(
      path,
      `${link} ist eine Adresse dieser Website; wählen Sie die Seite selbst, damit der Link in jeder Sprache stimmt`,
      `${link} is an address of this site; choose the page itself, so that the link is right in every language`,
    )

  const firmLanguage = content.mails?.firmLanguage
  if (firmLanguage && !locales.includes(firmLanguage))
    problems.push({ path: ['mails', 'firmLanguage'], says: noLanguage(firmLanguage) })

  const pages = foundPages(content)
  for (const { path, id } of namedPages(content))
    if (!pages.includes(id))
      report(
        path,
        `eine Seite "${id}" gibt es nicht; ${existingNames(pages).de}`,
        `there is no page "${id}"; ${existingNames(pages).en}`,
      )
  for (const id of unlinkedLegalPages(content))
    report(
      ['navigation', 'footer', 'legal'],
      `enthält ${id} nicht; ergänzen Sie die Seite, denn jede Seite muss zu Impressum, Datenschutz und Barrierefreiheit führen`,
      `does not contain ${id}; add it, because every page must link to the legal notice, the privacy policy and the accessibility statement`,
    )
  const addresses = foundAddresses(content)
  const ids = Object.entries(content.pages ?? {}).flatMap(([id, page]) => (page?.hidden ? [] : [id]))
  const taken = [...addresses, ...ids.flatMap(id => locales.map(locale => pathOf(id, locale)))]
  for (const [index, { from, to }] of (content.redirects ?? []).entries()) {
    if (taken.includes(from?.toLowerCase()))
      report(
        ['redirects', index, 'from'],
        'ist eine Seite dieser Website und kann nicht woandershin führen',
        'is a page of this site and cannot lead somewhere else',
      )
    if (to && !addresses.includes(pathIn(to)))
      problems.push({ path: ['redirects', index, 'to'], says: nowhere(to, addresses) })
  }
  problems.push(...pageProblems(content))
  for (const { id, other } of doubles(projects, project => project.order))
    report(
      ['projects', id, 'order'],
      `denselben Platz hat ${other}.yaml; jedes Projekt braucht seine eigene Zahl`,
      `${other}.yaml has the same place; each project needs a number of its own`,
    )
  for (const { id, other } of doubles(persons ?? {}, person => person.anchor))
    report(
      ['people', 'persons', id, 'anchor'],
      `diese Sprungmarke hat schon ${other}; jede darf nur einmal vorkommen`,
      `${other} has this anchor already; each may be used once`,
    )
  return [
    ...problems,
    ...unknownFacts(content),
    ...projectProblems(projects, content.projectPage?.schedule.built, content.drawings ?? {}, mediaFiles),
  ]
}

const bareHost = (host: string) => host.replace(/^www\./, '')

/** Finds links to pages of this site that contain its full address. */
function ownAddresses(content: Partial<Content>): { path: Path; link: string }[] {
  const { url, alternateHosts = [] } = content.firm ?? {}
  const hosts = [...(url && URL.canParse(url) ? [new URL(url).hostname] : []), ...alternateHosts]
  const own = hosts.map(bareHost)
  const ownLinks: { path: Path; link: string }[] = []
  walk(content, (value, path) => {
    const link = value instanceof Target ? value.elsewhere : undefined
    if (link && URL.canParse(link) && own.includes(bareHost(new URL(link).hostname)))
      ownLinks.push({ path, link })
  })
  return ownLinks
}

/** Finds entries whose value an earlier one has as well. Values that could not be read are skipped. */
function doubles<T>(entries: Record<string, T>, valueIn: (entry: T) => unknown) {
  const first = new Map<unknown, string>()
  return Object.entries(entries).flatMap(([id, entry]) => {
    const value = entry && valueIn(entry)
    const other = first.get(value)
    if (value !== undefined && other === undefined) first.set(value, id)
    return other === undefined ? [] : [{ id, other }]
  })
}

/** Returns the pages that the navigation names, with the path of each mention. */
function namedPages({ navigation }: Partial<Content>) {
  const named = (ids: string[] = [], ...path: Path) =>
    ids.map((id, index) => ({ id, path: [...path, index] }))
  const { services = [], focus, direct, more, footer } = navigation ?? {}
  return [
    ...services.map(({ page: id }, index) => ({ id, path: ['navigation', 'services', index, 'page'] })),
    ...named(focus, 'navigation', 'focus'),
    ...named(direct, 'navigation', 'direct'),
    ...named(more, 'navigation', 'more'),
    ...Object.entries(footer ?? {}).flatMap(([part, ids]) => named(ids, 'navigation', 'footer', part)),
  ]
}

const legalPages = [pageOfRole.imprint, pageOfRole.privacy, pageOfRole.accessibility]

/** Returns the legal pages that no list of the footer names. */
function unlinkedLegalPages({ navigation }: Partial<Content>): string[] {
  const { footer } = navigation ?? {}
  // A missing list has already been reported.
  if (!footer?.legal) return []
  const linked = Object.values(footer).flat()
  return legalPages.filter(id => !linked.includes(id))
}
