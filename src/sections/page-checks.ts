// Runs the checks between the sections of a page, and those between pages.

import { Action } from '../content/action.ts'
import type { Path } from '../content/changes.ts'
import type { ReferenceProblem } from '../content/model.ts'
import { walk } from '../content/references.ts'
import { Localized } from '../content/values.ts'
import { firstLocale, locales, pathOf, projectPath } from '../routes.ts'
import { rulesOf } from './kinds.ts'
import { legalProblems } from './LongText/checks.ts'
import { isSituation, pageOfRole, reservedParts, type SectionContent } from './page.ts'

type Page = {
  nav?: unknown
  role?: string | undefined
  hidden?: boolean
  share?: unknown
  review?: unknown
  address?: Record<string, string> | undefined
  contactPerson?: unknown
  sections: SectionContent[]
}

/** The content that could be read. Each kind casts it to the part that its check needs. */
type Site = {
  pages?: Record<string, Page | undefined>
  projects?: Record<string, unknown>
  firm?: { countVisits?: boolean | undefined } | undefined
}

export function pageProblems(content: Site): ReferenceProblem[] {
  return Object.entries(content.pages ?? {}).flatMap(([id, page]) =>
    // An unreadable page has already been reported.
    page?.sections
      ? [
          ...roleProblems(id, page),
          ...languageProblems(page),
          ...roleSectionProblems(page),
          ...addressProblems(id, page, content),
          ...prefixProblems(id),
          ...ownProblems(page),
          ...legalProblems(page, content.firm),
          ...sectionProblems(page.sections, content),
        ].map(({ path, says }) => ({
          path: ['pages', id, ...path],
          says,
        }))
      : [],
  )
}

const problem = (path: Path, de: string, en: string): ReferenceProblem => ({ path, says: { de, en } })

/**
 * Requires pages with a role in every language, because every page links to them or the program shows them in place of
 * another.
 */
function languageProblems({ role, nav }: Page): ReferenceProblem[] {
  if (role === undefined || !(nav instanceof Localized)) return []
  return locales
    .filter(locale => nav.in(locale) === undefined)
    .map(locale =>
      problem(
        ['nav'],
        `fehlt in ${locale}; die Website braucht diese Seite in jeder Sprache`,
        `is missing in ${locale}; the site needs this page in every language`,
      ),
    )
}

/** Checks the names of pages with a role, because the program finds them by file name. */
function roleProblems(id: string, { role }: Page): ReferenceProblem[] {
  const [needed] = Object.entries(pageOfRole).find(([, page]) => page === id) ?? []
  const owner = (pageOfRole as Record<string, string>)[role ?? '']
  if (needed && role !== needed)
    return [
      problem(
        ['role'],
        `muss ${needed} sein; die Website sucht ihre Seite dafür in dieser Datei`,
        `must be ${needed}; the site looks for that page in this file`,
      ),
    ]
  if (owner === undefined || owner === id) return []
  return [problem(['role'], `gehört zu ${owner}.yaml`, `belongs to ${owner}.yaml`)]
}

/** The section that the program needs on the page of each role. */
export const sectionOfRole: Record<string, string> = {
  projects: 'project-list',
  finder: 'reference-finder',
  sheets: 'reference-sheets',
  contact: 'inquiry-forms',
}

function roleSectionProblems({ role = '', sections }: Page): ReferenceProblem[] {
  return Object.entries(sectionOfRole).flatMap(([itsRole, name]) => {
    const index = sections.findIndex(({ section, hidden }) => section === name && !hidden)
    if (role === itsRole && index < 0)
      return [
        problem(
          ['sections'],
          `enthalten den Abschnitt ${name} nicht; diese Seite braucht ihn`,
          `have no section ${name}; this page shows it`,
        ),
      ]
    // Forms are allowed on any page.
    if (role === itsRole || index < 0 || itsRole === 'contact') return []
    return [
      problem(
        ['sections', index],
        `gibt es nur auf der Seite mit role: ${itsRole}`,
        `exists only on the page with role: ${itsRole}`,
      ),
    ]
  })
}

function addressProblems(id: string, { address }: Page, { pages = {}, projects = {} }: Site) {
  if (!address) return []
  if (id === pageOfRole.projects)
    return [
      problem(
        ['address'],
        'ist bei dieser Seite nicht möglich; unter /projects liegen auch die Seiten der einzelnen Projekte',
        'is fixed for this page; the pages of individual projects are under /projects too',
      ),
    ]
  const others = Object.keys(pages).filter(other => other !== id)
  // Projects with the names of these pages have already been reported.
  const names = Object.keys(projects).filter(name => name !== pageOfRole.finder && name !== pageOfRole.sheets)
  return locales.flatMap(locale => {
    const at = ['address', locale]
    const own = address[locale] ?? ''
    const project = names.find(name => projectPath(name) === own)
    if (others.some(other => pathOf(other, locale) === pathOf(id, locale)))
      return [
        problem(
          at,
          'gehört schon zu einer anderen Seite; jede Seite braucht eine eigene Adresse',
          'is the address of another page already; each needs its own',
        ),
      ]
    if (project !== undefined)
      return [
        problem(
          at,
          `ist die Adresse eines Projekts (projects/${project}.yaml); jede Seite braucht eine eigene Adresse`,
          `is the address of a project (projects/${project}.yaml); each page needs its own`,
        ),
      ]
    if (!isReserved(own, locale)) return []
    return [
      problem(
        at,
        'ist für die Website selbst reserviert; geben Sie der Seite eine andere',
        'is reserved for the site itself; give the page another address',
      ),
    ]
  })
}

/** Only the first language has no prefix, so the program's other addresses are free below /en. */
function isReserved(address: string, locale: string): boolean {
  const [, first = ''] = address.split('/')
  return address.endsWith('/index') || (locale === firstLocale() && reservedParts.includes(first))
}

/** Keeps pages of the first language, which have no prefix, from taking the addresses of another language. */
function prefixProblems(id: string): ReferenceProblem[] {
  const [, first = ''] = pathOf(id, firstLocale()).split('/')
  if (!locales.slice(1).includes(first)) return []
  return [
    problem(
      ['address'],
      `beginnt mit /${first} wie die Seiten einer anderen Sprache; geben Sie der Seite eine andere`,
      `begins with /${first} like the pages of another language; give the page another address`,
    ),
  ]
}

function ownProblems(page: Page): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  if (page.hidden && page.role)
    problems.push(
      problem(
        ['hidden'],
        'ist bei dieser Seite nicht möglich, denn die Website braucht sie',
        'is not possible for this page; the site needs it',
      ),
    )
  if (page.nav instanceof Localized && page.nav.in(firstLocale()) === undefined)
    problems.push(
      problem(
        ['nav'],
        `fehlt in ${firstLocale()}; jede Seite gibt es in der ersten Sprache der Website`,
        `is missing in ${firstLocale()}; every page exists in the first language of the site`,
      ),
    )
  if (!page.share && !isSituation(page))
    problems.push(
      problem(
        ['share'],
        'fehlt; nennen Sie das Bild, das beim Teilen der Seite erscheint',
        'is missing; name the picture that appears when the page is shared',
      ),
    )
  if (!page.contactPerson && needsContactPerson(page.sections))
    problems.push(
      problem(
        ['contactPerson'],
        'fehlt; ein Abschnitt zeigt die Ansprechperson der Seite',
        'is missing; a section shows the contact person of the page',
      ),
    )
  return problems
}

function needsContactPerson(sections: SectionContent[]): boolean {
  let isNeeded = sections.some(
    ({ section, person, look }) =>
      (section === 'contact-person' && !person) || (section === 'invitation' && look === 'card'),
  )
  walk(sections, value => {
    if (!(value instanceof Action)) return
    const { person, phone } = value.value
    if (('person' in value.value && person === undefined) || phone === 'person') isNeeded = true
  })
  return isNeeded
}

function sectionProblems(sections: SectionContent[], content: Site): ReferenceProblem[] {
  const seen = new Set<unknown>()
  const anchors = new Set<string>()
  return sections.flatMap((section, index) => {
    const { section: name, look, anchor } = section
    const { isHero, once, check } = rulesOf(name)
    const path = ['sections', index]
    const own = check?.(section as never, content as never) ?? []
    const problems = own.map(problem => ({ ...problem, path: [...path, ...problem.path] }))
    if (isHero && index > 0)
      problems.push(problem(path, 'steht immer als Erstes auf der Seite', 'always comes first on the page'))
    if (!isHero && index === 0)
      problems.push(problem(path, 'eine Seite beginnt mit einer Bühne', 'a page begins with a hero'))
    const key = once === 'look' ? `${name} ${look}` : name
    if (once && seen.has(key))
      problems.push(
        problem(
          path,
          'steht schon weiter oben; auf einer Seite ist dieser Abschnitt nur einmal möglich',
          'is already further up; a page can have only one',
        ),
      )
    seen.add(key)
    if (anchor !== undefined && anchors.has(anchor))
      problems.push(
        problem(
          [...path, 'anchor'],
          'diese Sprungmarke gibt es auf der Seite schon',
          'this anchor is on the page already',
        ),
      )
    if (anchor !== undefined) anchors.add(anchor)
    return problems
  })
}
