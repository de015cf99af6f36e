// Finds people by their work: the projects of a use that they led, in these stages, handed over in these years.

/** A person's work on one project. */
export type Engagement = {
  project: string
  title: string
  /** The category of the project. */
  use: string
  role: string
  isLead: boolean
  stages: { from: number; to: number } | undefined
  /** The month or year of the handover, including a planned one. */
  completion: string | undefined
  isCompleted: boolean
}
export type Colleague = { id: string; name: string; engagements: Engagement[] }

export type PeopleQuery = {
  mustLead: boolean
  /** Empty for any use. */
  use: string
  from: number
  to: number
  /** The number of years before this month; 0 for any time. */
  years: number
  atLeast: number
}

/** The reasons why a project does not count for a person. */
export type Gap =
  | 'not-led'
  | 'other-use'
  | 'stages-unknown'
  | 'stages'
  | 'not-finished'
  | 'date-unknown'
  | 'too-old'
export type JudgedEngagement = Engagement & { gaps: Gap[]; missingStages: number[] }
export type FoundPerson = Omit<Colleague, 'engagements'> & { engagements: JudgedEngagement[]; met: number }

/** Ranks by the number of projects that count. Leaves out people whose every project misses two or more conditions. */
export function findPeople(colleagues: readonly Colleague[], query: PeopleQuery, now: string): FoundPerson[] {
  return colleagues
    .map(({ id, name, engagements }) => {
      const judged = engagements
        .map(engagement => judgeEngagement(engagement, query, now))
        .filter(({ gaps }) => gaps.length <= 1)
        .toSorted((a, b) => a.gaps.length - b.gaps.length || compareDates(b.completion, a.completion))
      return { id, name, engagements: judged, met: judged.filter(({ gaps }) => gaps.length === 0).length }
    })
    .filter(({ engagements }) => engagements.length > 0)
    .toSorted((a, b) => b.met - a.met || a.name.localeCompare(b.name, 'de'))
}

const compareDates = (a = '', b = '') => a.localeCompare(b)

function judgeEngagement(engagement: Engagement, query: PeopleQuery, now: string): JudgedEngagement {
  const { use, isLead, stages } = engagement
  const missingStages = stages ? stagesMissing(stages, query) : []
  const gaps: (Gap | false | undefined)[] = [
    query.mustLead && !isLead && 'not-led',
    query.use !== '' && use !== query.use && 'other-use',
    stages ? missingStages.length > 0 && 'stages' : 'stages-unknown',
    dateGap(engagement, query.years, now),
  ]
  return { ...engagement, missingStages, gaps: gaps.filter(gap => gap !== false && gap !== undefined) }
}

const stagesMissing = (stages: { from: number; to: number }, { from, to }: PeopleQuery): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter(
    stage => stage < stages.from || stage > stages.to,
  )

/** A year without a month counts only if all of its months would. */
function dateGap({ completion, isCompleted }: Engagement, years: number, now: string): Gap | undefined {
  if (!isCompleted) return 'not-finished'
  if (years === 0) return undefined
  if (completion === undefined) return 'date-unknown'
  const since = `${Number(now.slice(0, 4)) - years}${now.slice(4, 7)}`
  if (completion.length === 4) {
    if (completion < since.slice(0, 4)) return 'too-old'
    return completion === since.slice(0, 4) ? 'date-unknown' : undefined
  }
  return completion < since ? 'too-old' : undefined
}
