// What the sections of a page must have in common, which no section can know alone.

import { Action } from '../content/action.ts'
import type { Path } from '../content/changes.ts'
import type { ReferenceProblem } from '../content/model.ts'
import { walk } from '../content/references.ts'
import { rulesOf } from './kinds.ts'
import { isSituation, type SectionContent } from './page.ts'

type Page = {
  role?: string | undefined
  share?: unknown
  contactPerson?: unknown
  sections: SectionContent[]
}

export function pageProblems(pages: Record<string, Page | undefined>): ReferenceProblem[] {
  return Object.entries(pages).flatMap(([id, page]) =>
    // A page that cannot be read has been reported already.
    page?.sections
      ? [...ownProblems(page), ...sectionProblems(page.sections)].map(({ path, says }) => ({
          path: ['pages', id, ...path],
          says,
        }))
      : [],
  )
}

const problem = (path: Path, de: string, en: string): ReferenceProblem => ({ path, says: { de, en } })

function ownProblems(page: Page): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
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
  let isNeeded = sections.some(({ section, person }) => section === 'contact-person' && !person)
  walk(sections, value => {
    if (!(value instanceof Action)) return
    const { person, phone } = value.value
    if (('person' in value.value && person === undefined) || phone === 'person') isNeeded = true
  })
  return isNeeded
}

function sectionProblems(sections: SectionContent[]): ReferenceProblem[] {
  const seen = new Set<unknown>()
  const anchors = new Set<string>()
  return sections.flatMap((section, index) => {
    const { section: name, look, anchor } = section
    const { isHero, once, check } = rulesOf(name)
    const path = ['sections', index]
    const own = check?.(section as never) ?? []
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
          'steht schon weiter oben; auf einer Seite hat es nur einmal Platz',
          'stands further up already; a page has room for one',
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
