// Fits projects to a tender: what each project meets, and the best sets of references for the whole of it.
import type { Reference, Speaking, Verdict } from '../../src/projects/finder/criterion.ts'
import { askedBy, figureOf, judge, type Requirement, requirementInWords } from './requirement.ts'

export type Cell = {
  verdict: Verdict
  value: string | undefined
  /** The missing part, given only where it is at most a tenth. */
  short: string | undefined
  /** True where published facts alone give another answer. */
  isInternal: boolean
}
export type FitProject = {
  id: string
  title: string
  location: string
  /** True for a project that visitors do not see. */
  isInternal: boolean
  /** By the number of the requirement. */
  cells: Record<number, Cell>
}
export type FitSet = { projects: string[]; open: number }
export type Fit = {
  requirements: { number: number; head: string; ask: string }[]
  projects: FitProject[]
  /** The uses of projects, as tenders call them. */
  uses: Speaking['types']
  /** The best set and the next ones; none where no set covers all duties. */
  sets: FitSet[]
  /** Requirements without which there would be a set, where there is none. */
  blocking: number[]
}

/** More candidates than these are cut to the best ones, so that trying all sets stays quick. */
const maxCandidates = 16
const maxSets = 3

export function fit(
  requirements: readonly Requirement[],
  references: readonly Reference[],
  speaking: Speaking,
  size: number,
  published: readonly Reference[] = references,
): Fit {
  const projects = references.map(reference => {
    const known = published.find(({ id }) => id === reference.id)
    return projectFit(reference, known, requirements, speaking)
  })
  const ranked = projects.toSorted((a, b) => compare(a, b, requirements))
  const newest = new Map(references.map(({ id, facts }) => [id, facts.completion ?? '']))
  const figures = new Map(
    references.map(reference => [
      reference.id,
      Object.fromEntries(requirements.map(r => [r.number, figureOf(reference, r, speaking)])),
    ]),
  )
  /** The sets that meet all of the given requirements. */
  const setsFor = (wanted: readonly Requirement[]) => {
    const candidates = ranked.filter(({ cells }) =>
      wanted.every(({ scope, number }) => scope !== 'each' || cells[number]?.verdict === 'met'),
    )
    return setsOf(candidates.slice(0, maxCandidates), size).filter(set =>
      wanted.every(requirement => isCovered(requirement, set, figures, speaking)),
    )
  }
  const all = setsFor(requirements)
  const openIn = (set: readonly FitProject[]) =>
    set.flatMap(({ cells }) => Object.values(cells)).filter(({ verdict }) => verdict === 'open').length
  const metIn = (set: readonly FitProject[]) =>
    set.flatMap(({ cells }) => Object.values(cells)).filter(({ verdict }) => verdict === 'met').length
  const dateOf = (set: readonly FitProject[]) =>
    set
      .map(({ id }) => newest.get(id) ?? '')
      .sort()
      .join()
  all.sort((a, b) => metIn(b) - metIn(a) || openIn(a) - openIn(b) || dateOf(b).localeCompare(dateOf(a)))
  return {
    requirements: requirements.map(requirement => ({
      number: requirement.number,
      ...requirementInWords(requirement, speaking),
    })),
    projects: ranked,
    uses: speaking.types,
    sets: all.slice(0, maxSets).map(set => ({ projects: set.map(({ id }) => id), open: openIn(set) })),
    blocking:
      all.length > 0
        ? []
        : requirements
            .filter(dropped => setsFor(requirements.filter(other => other !== dropped)).length > 0)
            .map(({ number }) => number),
  }
}

function projectFit(
  reference: Reference,
  published: Reference | undefined,
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

const million = 1_000_000

/** The least that an area or a cost has to be. */
function leastOf(requirement: Requirement, speaking: Speaking): number | undefined {
  const { key, criteria } = askedBy(requirement, speaking) ?? {}
  if (key === 'gfa' || key === 'nuf') return criteria?.[key]
  return key === 'cost' && criteria?.cost?.least !== undefined ? criteria.cost.least * million : undefined
}

function shortBy(reference: Reference, requirement: Requirement, speaking: Speaking): string | undefined {
  const least = leastOf(requirement, speaking)
  const figure = figureOf(reference, requirement, speaking)
  if (least === undefined || figure === undefined || figure < least * 0.9) return undefined
  const isCost = requirement.query.startsWith('cost')
  return isCost
    ? speaking.write.cost({
        amount: least - figure,
        tax: requirement.query.includes('vat=1') ? 'gross' : 'net',
      })
    : speaking.write.area(least - figure)
}

/** Those that meet what each has to meet first; then the most met, then what is not known before what is not met. */
function compare(a: FitProject, b: FitProject, requirements: readonly Requirement[]): number {
  const count = ({ cells }: FitProject, verdict: Verdict, onlyEach: boolean) =>
    requirements.filter(
      ({ number, scope }) => cells[number]?.verdict === verdict && (!onlyEach || scope === 'each'),
    ).length
  return (
    count(b, 'met', true) - count(a, 'met', true) ||
    count(b, 'open', true) - count(a, 'open', true) ||
    count(b, 'met', false) - count(a, 'met', false) ||
    a.title.localeCompare(b.title, 'de')
  )
}

function isCovered(
  requirement: Requirement,
  set: readonly FitProject[],
  figures: Map<string, Record<number, number | undefined>>,
  speaking: Speaking,
): boolean {
  const { number, scope, atLeast } = requirement
  const met = set.filter(({ cells }) => cells[number]?.verdict === 'met').length
  if (scope === 'each') return met === set.length
  if (scope === 'some') return met >= Math.min(atLeast, set.length)
  const least = leastOf(requirement, speaking)
  if (least === undefined) return met === set.length
  // A figure that is not known adds nothing.
  return set.reduce((sum, { id }) => sum + (figures.get(id)?.[number] ?? 0), 0) >= least
}

/** All choices of so many from a list. */
function setsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => setsOf(items.slice(index + 1), size - 1).map(rest => [item, ...rest]))
}
