// Whether a project meets what a tender asks for. What is not published is neither met nor failed.
import type { Stages } from '../facts.ts'
import { asked, type ClientKind, type Criterion, type Wanted, type WorksKind, without } from './wanted.ts'

/** The published facts of a project that tenders ask about. Everything left out is not published. */
export type Reference = {
  id: string
  title: string
  /** The id of its category. */
  type: string
  phases?: Stages
  zone?: number
  gfa?: number
  nuf?: number
  /** Of KG 300 and 400, in millions of euros. */
  net?: number
  gross?: number
  /** 2024 or 2024-05. */
  completion?: string
  /** When stage 8 ended, in the same way. */
  built?: string
  works?: WorksKind[]
  listed?: boolean
  funded?: boolean
  client?: ClientKind
}

export type Verdict = 'met' | 'unmet' | 'open'
export type Finding = {
  verdict: Verdict
  /** Why it cannot be said although something is published: the year alone, or the other kind of figure. */
  only?: 'year' | 'net' | 'gross' | 'gfa' | 'nuf'
}
export type Judged<R extends Reference = Reference> = {
  reference: R
  findings: Partial<Record<Criterion, Finding>>
  met: number
  open: number
}

const verdict = (met: boolean): Finding => ({ verdict: met ? 'met' : 'unmet' })
const unknown: Finding = { verdict: 'open' }
const ask = <T>(fact: T | undefined, met: (fact: T) => boolean): Finding =>
  fact === undefined ? unknown : verdict(met(fact))

/** `now` is a month, such as 2026-11. */
export function judge(reference: Reference, criterion: Criterion, wanted: Wanted, now: string): Finding {
  const { phases, zone, gfa, nuf, net, gross, works, listed, funded, client } = reference
  switch (criterion) {
    case 'type':
      return verdict(reference.type === wanted.type)
    case 'lph':
      return ask(phases, phases => coversStages(phases, wanted))
    case 'zone':
      return ask(zone, zone => zone >= (wanted.zone ?? 1))
    // The usable area is a part of the gross one, and net costs of gross ones: the one often decides the other.
    case 'gfa':
      return atLeast(wanted.gfa, { exact: gfa, below: nuf, only: 'nuf' })
    case 'nuf':
      return atLeast(wanted.nuf, { exact: nuf, above: gfa, only: 'gfa' })
    case 'cost':
      return wanted.vat
        ? atLeast(wanted.cost, { exact: gross, below: net, only: 'net' })
        : atLeast(wanted.cost, { exact: net, above: gross, only: 'gross' })
    case 'date':
      return dated(reference, wanted, now)
    case 'kind':
      return ask(works, works => wanted.kind !== undefined && works.includes(wanted.kind))
    case 'listed':
      return ask(listed, listed => listed)
    case 'funded':
      return ask(funded, funded => funded)
    case 'client':
      return ask(client, client => client === wanted.client)
  }
}

/** All stages that are asked for, or so many of them in a row. */
function coversStages(phases: Stages, { lph = { from: 1, to: 9 }, row }: Wanted): boolean {
  let [run, longest] = [0, 0]
  for (let stage = lph.from; stage <= lph.to; stage++) {
    run = stage >= phases.from && stage <= phases.to ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest >= (row ?? lph.to - lph.from + 1)
}

type Figures = {
  exact: number | undefined
  /** A figure that is certainly not greater, or not smaller, than the one asked for. */
  below?: number | undefined
  above?: number | undefined
  only: Finding['only']
}

function atLeast(least = 0, { exact, below, above, only }: Figures): Finding {
  if (exact !== undefined) return verdict(exact >= least)
  if (below !== undefined) return below >= least ? verdict(true) : { verdict: 'open', ...(only && { only }) }
  if (above !== undefined) return above < least ? verdict(false) : { verdict: 'open', ...(only && { only }) }
  return unknown
}

/** Handed over, or stage 8 ended, within the period: the date that speaks for the project counts. */
function dated({ completion, built }: Reference, wanted: Wanted, now: string): Finding {
  const findings = [completion, built]
    .filter(date => date !== undefined)
    .map(date => within(date, wanted.since ?? '0000-01', earlier(wanted.until, now)))
  for (const best of ['met', 'open', 'unmet'])
    for (const finding of findings) if (finding.verdict === best) return finding
  return unknown
}

const earlier = (month: string | undefined, now: string) => (month && month < now ? month : now)

/** What lies ahead is outside: the period ends now at the latest. */
function within(date: string, since: string, until: string): Finding {
  const [first, last] = date.length === 4 ? [`${date}-01`, `${date}-12`] : [date, date]
  if (last < since || first > until) return verdict(false)
  return first >= since && last <= until ? verdict(true) : { verdict: 'open', only: 'year' }
}

/** Most met first; then what is not published, because there may be proof of it; then the newest. */
export function rank<R extends Reference>(
  references: readonly R[],
  wanted: Wanted,
  now: string,
): Judged<R>[] {
  const keys = asked(wanted)
  const judged = references.map(reference => {
    const findings = Object.fromEntries(keys.map(key => [key, judge(reference, key, wanted, now)]))
    const count = (verdict: Verdict) => keys.filter(key => findings[key]?.verdict === verdict).length
    return { reference, findings, met: count('met'), open: count('open') }
  })
  return judged.sort((a, b) => b.met - a.met || b.open - a.open || newestFirst(a.reference, b.reference))
}

function newestFirst(a: Reference, b: Reference): number {
  const [one = '', other = ''] = [a.completion, b.completion]
  if (one !== other) return one < other ? 1 : -1
  return a.title.localeCompare(b.title, 'de')
}

/** The one criterion without which most projects would meet all others, where none meets all. */
export function inTheWay(
  judged: readonly Judged[],
  wanted: Wanted,
): { criterion: Criterion; count: number } | undefined {
  const keys = asked(wanted)
  if (keys.length < 2 || judged.some(({ met }) => met === keys.length)) return undefined
  const [best] = keys
    .map(criterion => ({
      criterion,
      count: judged.filter(({ findings }) =>
        asked(without(wanted, criterion)).every(key => findings[key]?.verdict === 'met'),
      ).length,
    }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? best : undefined
}

/** Projects that meet the same number, and whether they are among the best: 60 per cent, and three projects at least. */
export function grouped<R extends Reference>(judged: readonly Judged<R>[], criteria: number) {
  const groups: { met: number; shown: boolean; members: Judged<R>[] }[] = []
  let shown = 0
  for (let met = criteria; met >= 0; met--) {
    const members = judged.filter(item => item.met === met)
    if (members.length === 0) continue
    const among = met >= Math.max(1, Math.ceil(criteria * 0.6)) || shown < 3
    groups.push({ met, shown: among, members })
    if (among) shown += members.length
  }
  return groups
}
