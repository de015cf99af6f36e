// The projects in one language, without their pictures.
import { areaKinds } from '../content/schemas/fact-kinds.ts'
import type { Locale } from '../routes.ts'
import { type Site, site } from '../site/shared/site.ts'
import {
  type Costs,
  costOf,
  type FactWriter,
  factWriter,
  ifStated,
  type StageSystem,
  yearOf,
} from './facts.ts'

export type Project = Site['projects'][string]

/** The current month. Later dates count as planned. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7)

export const writerIn = (locale: Locale): FactWriter => factWriter(site(locale).interface.facts, locale)

/** Leaves out the facts that only applications use: the client's address and contact, and other cost groups. */
export function publicFacts({ completion, client, costs, ...facts }: Project['facts']) {
  return {
    ...facts,
    costs: costs && buildingCosts(costs),
    completion: completion?.iso,
    client: client && { kind: client.kind, description: client.description, name: client.name },
  }
}

const buildingCosts = ({ net, gross, currency }: Costs): Costs => ({ net, gross, currency })

/** Formats the facts of a card, with only the most telling area. */
export function cardFacts({ facts }: Pick<Project, 'facts'>, write: FactWriter) {
  const { areas = {}, itLoad, completion, appointment, phases } = facts
  const kind = areaKinds.find(kind => areas[kind] !== undefined)
  const area = kind && areas[kind]
  const cost = costOf(facts.costs)
  return {
    location: facts.location,
    area: ifStated(area, area => write.area(area, kind === 'gross' ? undefined : kind)),
    itLoad: ifStated(itLoad, write.power),
    costs: cost && write.cost(cost),
    completion: completion && yearOf(completion.iso),
    service: [appointment, phases && write.namedStages(phases)].filter(Boolean).join(', ') || undefined,
    measures: facts.measures,
    visualizations: facts.visualizations,
  }
}

/** The stages of the firm's country. */
export function stagesIn(locale: Locale): StageSystem {
  const { names, built } = site(locale).projectPage.schedule
  return { count: names.length, built }
}

type FactKey = keyof Site['interface']['facts']['labels']

/** Turns facts into labelled rows and skips missing ones. */
export function factRows(texts: { [Key in FactKey]?: string | undefined }, locale: Locale) {
  const { labels } = site(locale).interface.facts
  return (Object.keys(texts) as FactKey[]).flatMap(key => {
    const value = texts[key]
    return value ? [{ key, label: labels[key], value }] : []
  })
}

/** The firm's own figures as rows, in the order of facts.yaml. */
export function ownRows({ facts: { own = {} } }: Project, locale: Locale) {
  const write = writerIn(locale)
  return site(locale).ownFacts.flatMap(({ id, label, prominent, ...form }) => {
    const n = own[id]
    return n === undefined ? [] : [{ id, label, value: write.own(n, form), prominent }]
  })
}

/** The rows of a project's card. */
export const projectDetails = (project: Project, locale: Locale) => [
  ...factRows(cardFacts(project, writerIn(locale)), locale).map(({ label, value }) => ({ label, value })),
  ...ownRows(project, locale).flatMap(({ label, value, prominent }) =>
    prominent ? [{ label, value, named: true }] : [],
  ),
]

/** Every category with the focus area it belongs to. */
export function categoriesIn(locale: Locale) {
  return site(locale).categories.flatMap(({ id: focus, categories }) =>
    categories.map(({ id, label, task, night }) => ({
      category: id,
      focus,
      label,
      /** The building type in the words of tenders. */
      task: task ?? label.text,
      night: night === true,
    })),
  )
}

export function categoryOf({ category }: Project, locale: Locale) {
  const ownCategory = categoriesIn(locale).find(other => other.category === category.id)
  if (!ownCategory) throw new Error(`categories.yaml has no category "${category.id}"`)
  return ownCategory
}

export function orderedProjects(locale: Locale): [id: string, project: Project][] {
  return Object.entries(site(locale).projects).sort(([, a], [, b]) => a.order - b.order)
}
