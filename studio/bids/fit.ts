// Fits projects to a tender: what each project meets, and the best sets of references for the whole of it.
import type { Speaking, Verdict } from '../../src/projects/finder/criterion.ts'
import { bestSets, type Cell, type FitSet, isCovered } from './best-sets.ts'
import type { ComparabilitySentence } from './comparability-sentence.ts'
import type { DeskReference } from './desk-references.server.ts'
import { type Ladder, laddersOf, type Scoring } from './points.ts'
import type { PictureGap } from './reference-values.server.ts'
import { figureOf, isDuty, judge, leastOf, type Requirement, requirementInWords } from './requirement.ts'

export type FitProject = {
  id: string
  title: string
  location: string
  /** True for a project that visitors do not see. */
  isInternal: boolean
  /** The name of its leader, whom a person can ask about facts that are not written down. */
  lead?: string | undefined
  /** By the number of the requirement. */
  cells: Record<number, Cell>
}
export type Fit = {
  requirements: { number: number; points: number | undefined; head: string; ask: string }[]
  projects: FitProject[]
  /** The uses of projects, as tenders call them. */
  uses: Speaking['types']
  mainCurrency: string | undefined
  /** The names of all people who worked on a project. */
  people?: Record<string, string>
  /** The table of points, where the tender has one. */
  ladders: Ladder[]
  /** The best set and the next ones; empty if no set covers all duties. */
  sets: FitSet[]
  /** The sentences on comparability of each selected reference, in every language of the firm. */
  sentences?: ComparabilitySentence[]
  /** The facts that sheets of the chosen projects could have. */
  facts?: { key: string; label: string }[]
  /** Pictures that the sheets of projects leave out, because they may not be printed. */
  pictureGaps?: Record<string, PictureGap>
  /** The requirements without which a set could be found; empty if there is a set. */
  blocking: number[]
}

const maxSets = 3

type Order = {
  requirements: readonly Requirement[]
  size: number
  scoring?: Scoring
  chosen?: readonly string[]
}

export function fit(
  { requirements, size, scoring = 'each', chosen = [] }: Order,
  references: readonly DeskReference[],
  speaking: Speaking,
  published: readonly DeskReference[] = references,
): Fit {
  const ladders = laddersOf(requirements, speaking)
  const projects = references.map(reference => {
    const known = published.find(({ id }) => id === reference.id)
    return projectFit(reference, known, requirements, speaking)
  })
  const ranked = projects.toSorted((a, b) => compare(a, b, requirements))
  const candidates = ranked.flatMap(({ id, cells }) => {
    const reference = references.find(reference => reference.id === id)
    if (!reference) return []
    const figures = Object.fromEntries(
      requirements.map(r => [r.number, figureOf(reference, r, speaking)] as const),
    )
    return { id, cells, figures, completion: reference.facts.completion ?? '' }
  })
  const setsFor = (wanted: readonly Requirement[]) =>
    bestSets(candidates, { requirements: wanted, ladders, speaking, size, scoring })
  const sets = setsFor(requirements)
  const selected = chosen.length > 0 ? chosen : (sets[0]?.projects ?? [])
  const set = candidates.filter(({ id }) => selected.includes(id))
  for (const duty of requirements.filter(({ scope }) => scope === 'together'))
    for (const { cells } of isDuty(duty) && isCovered(duty, set, speaking) ? set : []) {
      const cell = cells[duty.number]
      if (cell?.verdict === 'unmet') Object.assign(cell, { isPart: true, short: undefined })
    }
  return {
    requirements: requirements.map(requirement => ({
      number: requirement.number,
      points: requirement.points,
      ...requirementInWords(requirement, speaking),
    })),
    projects: ranked,
    uses: speaking.types,
    mainCurrency: speaking.mainCurrency,
    ladders,
    sets: sets.slice(0, maxSets),
    blocking:
      sets.length > 0
        ? []
        : requirements
            .filter(isDuty)
            .filter(dropped => setsFor(requirements.filter(other => other !== dropped)).length > 0)
            .map(({ number }) => number),
  }
}

function projectFit(
  reference: DeskReference,
  published: DeskReference | undefined,
  requirements: readonly Requirement[],
  speaking: Speaking,
): FitProject {
  const cells = Object.fromEntries(
    requirements.map(requirement => {
      const { verdict, value } = judge(reference, requirement, speaking)
      const short = verdict === 'unmet' ? shortBy(reference, requirement, speaking) : undefined
      const known = published && judge(published, requirement, speaking)
      const isInternal = verdict !== known?.verdict || value !== known.value
      return [requirement.number, { verdict, value, short, isInternal }]
    }),
  )
  const { id, title, facts } = reference
  return { id, title, location: facts.location, isInternal: !published, cells }
}

function shortBy(reference: DeskReference, requirement: Requirement, speaking: Speaking) {
  const least = leastOf(requirement, speaking)
  const figure = figureOf(reference, requirement, speaking)
  if (least === undefined || figure === undefined || figure < least * 0.9) return undefined
  const isCost = requirement.query.startsWith('cost')
  return isCost
    ? speaking.write.cost({
        amount: least - figure,
        tax: requirement.query.includes('vat=1') ? 'gross' : 'net',
        currency: new URLSearchParams(requirement.query).get('currency') ?? undefined,
      })
    : speaking.write.area(least - figure)
}

/**
 * Ranks by the criteria that every reference must meet: most met first, then most unknown. Ties go to the one that
 * meets more of all criteria.
 */
function compare(a: FitProject, b: FitProject, requirements: readonly Requirement[]): number {
  const count = ({ cells }: FitProject, verdict: Verdict, onlyEach: boolean) =>
    requirements.filter(
      requirement =>
        cells[requirement.number]?.verdict === verdict &&
        (!onlyEach || (isDuty(requirement) && requirement.scope === 'each')),
    ).length
  return (
    count(b, 'met', true) - count(a, 'met', true) ||
    count(b, 'open', true) - count(a, 'open', true) ||
    count(b, 'met', false) - count(a, 'met', false) ||
    a.title.localeCompare(b.title, 'de')
  )
}
