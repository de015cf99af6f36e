// Fits all projects of the firm, with its internal facts, and marks the answers that rest on these.
import type * as v from 'valibot'
import { inLanguage } from '../../src/content/resolve.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { publishedContent, site } from '../../src/site/shared/site.ts'
import { colleaguesIn } from './colleagues.server.ts'
import { type ComparabilitySentence, comparabilitySentence } from './comparability-sentence.ts'
import { referencesIn, speakingIn } from './desk-references.server.ts'
import { type Fit, fit } from './fit.ts'
import type { fitSchema } from './order-schema.ts'
import { gainedGrades } from './points.ts'
import { pictureGap, referenceValues } from './reference-values.server.ts'

export function fitProjects(order: v.InferOutput<typeof fitSchema>): Fit {
  const { language } = order
  const fitted = fit(order, referencesIn(language), speakingIn(language), publishedReferences(language))
  return {
    ...fitted,
    projects: fitted.projects.map(project => ({ ...project, lead: leadOf(project.id, language) })),
    sentences: locales.flatMap(locale => sentencesIn(locale, order, fitted)),
    facts: factsOf(order),
    people: Object.fromEntries(colleaguesIn(language).map(({ id, name }) => [id, name])),
    pictureGaps: Object.fromEntries(
      fitted.projects.flatMap(({ id }) => {
        const gap = pictureGap(id, language)
        return gap ? [[id, gap]] : []
      }),
    ),
  }
}

function leadOf(id: string, language: Locale): string | undefined {
  const { projects, people } = site(language)
  const lead = projects[id]?.lead?.person.id
  return lead && (people.persons[lead]?.name ?? lead)
}

/** Lists the facts in the order of the sheets, including those that only some of the projects have. */
function factsOf({ chosen, language }: v.InferOutput<typeof fitSchema>) {
  const rows = chosen
    .filter(id => site(language).projects[id])
    .flatMap(id => referenceValues(id, language).facts)
  return [...new Map(rows.map(({ key, label }) => [key, { key, label }])).values()]
}

function sentencesIn(
  language: Locale,
  { chosen, requirements }: v.InferOutput<typeof fitSchema>,
  { projects, ladders }: Fit,
): ComparabilitySentence[] {
  const speaking = speakingIn(language)
  return referencesIn(language)
    .filter(({ id }) => chosen.includes(id))
    .flatMap(reference => {
      const { id: project } = reference
      const { cells = {} } = projects.find(({ id }) => id === project) ?? {}
      const gained = gainedGrades(ladders, cells)
      return requirements.flatMap(requirement => {
        const { number } = requirement
        const text = comparabilitySentence(reference, requirement, speaking, gained)
        return text ? { project, number, language, text, isInternal: cells[number]?.isInternal === true } : []
      })
    })
}

/** The projects as visitors see them. */
function publishedReferences(language: Locale) {
  const { projects } = publishedContent()
  return referencesIn(
    language,
    Object.entries(projects).map(([id, project]) => [id, inLanguage(project, language)]),
  )
}
