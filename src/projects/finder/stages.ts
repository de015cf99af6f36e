// Matches the stages of a project, commissioned or finished, with those that a tender asks for.
import { isPlanned, type Stages, yearOf } from '../facts.ts'
import type { Finding, Judging, Reference } from './criterion.ts'

export type AskedStages = {
  range?: Stages
  /** The number of stages that is enough: consecutive ones, or any if `any` is set. */
  enough?: number
  any?: true
  /** Requires finished stages, not only commissioned ones. */
  finished?: true
}

export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const inRange = (stage: number, { from, to }: Stages) => stage >= from && stage <= to

function covers(has: (stage: number) => boolean, { range, enough, any }: AskedStages, count: number) {
  const asked = numbersTo(Math.max(count, range?.to ?? 0)).filter(stage => !range || inRange(stage, range))
  let [run, longest] = [0, 0]
  for (const stage of asked) {
    run = has(stage) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return (any ? asked.filter(has).length : longest) >= (enough ?? asked.length)
}

/**
 * Returns whether a stage is finished by `now`, or undefined if that is not known. Its bars in the schedule decide.
 * Without bars, a house that was handed over has finished all stages up to the one in which it is built.
 */
function isFinished(
  { facts, stageEnds }: Reference,
  stage: number,
  { now, stages }: Judging,
): boolean | undefined {
  const end = stageEnds[stage]
  if (end) return !isPlanned(end, now)
  const { completion } = facts
  if (!completion || stage > stages.built) return undefined
  if (isPlanned(completion, now)) return stage === stages.built ? false : undefined
  return completion.length === 7 || completion < yearOf(now) ? true : undefined
}

export function matchStages(reference: Reference, asked: AskedStages, judging: Judging): Finding {
  const { phases } = reference.facts
  if (!phases) return { verdict: 'open' }
  const isCommissioned = (stage: number) => inRange(stage, phases)
  const isCovered = (has: (stage: number) => boolean) => covers(has, asked, judging.stages.count)
  if (!isCovered(isCommissioned)) return { verdict: 'unmet' }
  if (!asked.finished) return { verdict: 'met' }
  const isDone = (stage: number) => isCommissioned(stage) && isFinished(reference, stage, judging) === true
  const isNotRuledOut = (stage: number) =>
    isCommissioned(stage) && isFinished(reference, stage, judging) !== false
  if (isCovered(isDone)) return { verdict: 'met' }
  return isCovered(isNotRuledOut) ? { verdict: 'open', only: 'finished' } : { verdict: 'unmet' }
}

/** Returns the finished stages as ranges, such as 1–5 and 8. */
export function finishedStages(reference: Reference, judging: Judging): Stages[] {
  const { phases } = reference.facts
  const runs: Stages[] = []
  for (const stage of numbersTo(judging.stages.count)) {
    if (!phases || !inRange(stage, phases) || !isFinished(reference, stage, judging)) continue
    const last = runs.at(-1)
    if (last && last.to === stage - 1) last.to = stage
    else runs.push({ from: stage, to: stage })
  }
  return runs
}
