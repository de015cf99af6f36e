// Judges whether a project has the HOAI stages that a tender asks for, commissioned or finished.
import { isPlanned, type Stages, yearOf } from '../facts.ts'
import type { Finding, Reference } from './criterion.ts'

export type AskedStages = {
  range?: Stages
  /** The number of stages that is enough, consecutive or any. */
  enough?: number
  any?: true
  /** Finished, not only commissioned. */
  finished?: true
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const inRange = (stage: number, { from, to }: Stages) => stage >= from && stage <= to

function covers(has: (stage: number) => boolean, { range = { from: 1, to: 9 }, enough, any }: AskedStages) {
  const asked = all.filter(stage => inRange(stage, range))
  let [run, longest] = [0, 0]
  for (const stage of asked) {
    run = has(stage) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return (any ? asked.filter(has).length : longest) >= (enough ?? asked.length)
}

/**
 * Returns whether a stage is finished by `now`, or undefined if that is not known. Its bars in the schedule
 * decide. Without bars, a house that was handed over has finished the first eight stages.
 */
function isFinished({ facts, stageEnds }: Reference, stage: number, now: string): boolean | undefined {
  const end = stageEnds[stage]
  if (end) return !isPlanned(end, now)
  const { completion } = facts
  if (!completion || stage === 9) return undefined
  if (isPlanned(completion, now)) return stage === 8 ? false : undefined
  return completion.length === 7 || completion < yearOf(now) ? true : undefined
}

export function matchStages(reference: Reference, asked: AskedStages, now: string): Finding {
  const { phases } = reference.facts
  if (!phases) return { verdict: 'open' }
  const isCommissioned = (stage: number) => inRange(stage, phases)
  if (!covers(isCommissioned, asked)) return { verdict: 'unmet' }
  if (!asked.finished) return { verdict: 'met' }
  const isDone = (stage: number) => isCommissioned(stage) && isFinished(reference, stage, now) === true
  const isNotRuledOut = (stage: number) =>
    isCommissioned(stage) && isFinished(reference, stage, now) !== false
  if (covers(isDone, asked)) return { verdict: 'met' }
  return covers(isNotRuledOut, asked) ? { verdict: 'open', only: 'finished' } : { verdict: 'unmet' }
}

/** Those that are finished, as runs: 1–5 and 8. */
export function finishedStages(reference: Reference, now: string): Stages[] {
  const { phases } = reference.facts
  const runs: Stages[] = []
  for (const stage of all) {
    if (!phases || !inRange(stage, phases) || !isFinished(reference, stage, now)) continue
    const last = runs.at(-1)
    if (last && last.to === stage - 1) last.to = stage
    else runs.push({ from: stage, to: stage })
  }
  return runs
}
