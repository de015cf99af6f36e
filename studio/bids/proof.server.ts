// Judges the references of a bid by its requirements, for proof and sentences on the sheets.
import type { Speaking } from '../../src/projects/finder/criterion.ts'
import { isCovered } from './best-sets.ts'
import { comparabilitySentence } from './comparability-sentence.ts'
import { type DeskReference, referencesIn, speakingIn } from './desk-references.server.ts'
import type { FileWords } from './file-words.ts'
import type { BidSheet } from './office/docx-body.ts'
import type { BidOrder } from './order-schema.ts'
import { gainedGrades, laddersOf } from './points.ts'
import {
  figureOf,
  isDuty,
  type Judgement,
  judge,
  type Requirement,
  requirementInWords,
} from './requirement.ts'

export type Row = {
  requirement: Requirement
  head: string
  ask: string
  findings: Record<string, Judgement & { title: string; figure: number | undefined }>
  /** True for a duty that the references meet as its scope asks: each, a number of them, or all together. */
  isCovered: boolean
}
export type Judged = {
  rows: Row[]
  references: DeskReference[]
  speaking: Speaking
  /** The grades that each reference gains, by their numbers. */
  gained: Record<string, number[]>
}

export function judgeBid({ language, projects, requirements }: BidOrder): Judged {
  const speaking = speakingIn(language)
  const all = referencesIn(language)
  const references = projects.flatMap(id => all.find(reference => reference.id === id) ?? [])
  const rows = requirements.map(requirement => {
    const { number } = requirement
    const judged = references.map(reference => ({
      ...judge(reference, requirement, speaking),
      id: reference.id,
      title: reference.title,
      figure: figureOf(reference, requirement, speaking),
    }))
    const set = judged.map(one => ({ cells: { [number]: one }, figures: { [number]: one.figure } }))
    return {
      requirement,
      ...requirementInWords(requirement, speaking),
      findings: Object.fromEntries(judged.map(one => [one.id, one])),
      isCovered: isDuty(requirement) && isCovered(requirement, set, speaking),
    }
  })
  const ladders = laddersOf(requirements, speaking)
  const gained = Object.fromEntries(
    references.map(({ id }) => [
      id,
      gainedGrades(
        ladders,
        Object.fromEntries(rows.map(({ requirement, findings }) => [requirement.number, findings[id]])),
      ),
    ]),
  )
  return { rows, references, speaking, gained }
}

/** Puts a verdict into words. If the references meet a criterion only together, each one alone would fail it. */
export const verdictOf = (
  { requirement, isCovered }: Row,
  finding: Judgement | undefined,
  words: FileWords,
): string =>
  requirement.scope === 'together' && isCovered ? words.together : words.verdicts[finding?.verdict ?? 'open']

/** Lists the criteria that this reference proves. Others name the reference that proves them, if any. */
export function proofOf(
  id: string,
  { rows, gained }: Judged,
  { projects }: BidOrder,
  words: FileWords,
): BidSheet['proof'] {
  return rows.flatMap(row => {
    const { requirement, head, ask, findings, isCovered } = row
    const { number, scope, points } = requirement
    const finding = findings[id]
    const asked = `${head}: ${ask}`
    if (points !== undefined)
      return gained[id]?.includes(number)
        ? [{ number, asked, value: finding?.value ?? '', verdict: words.tender.points(points) }]
        : []
    const proves = projects.findIndex(other => findings[other]?.verdict === 'met')
    const isPart = scope === 'together' && isCovered && finding?.value !== undefined
    if (finding?.verdict === 'met' || isPart)
      return [{ number, asked, value: finding.value ?? '', verdict: verdictOf(row, finding, words) }]
    if (scope === 'each' || proves < 0) return []
    return [{ number, asked, value: finding?.value ?? '', verdict: words.see(proves + 1) }]
  })
}

/** Returns sentences as a person wrote them, or else from the facts that this audience may see. */
export function sentencesOf(
  id: string,
  { rows, references, speaking, gained }: Judged,
  { sentences, internal }: BidOrder,
): BidSheet['sentences'] {
  const reference = references.find(reference => reference.id === id)
  if (!reference) return []
  return rows.flatMap(({ requirement }) => {
    const { number } = requirement
    const edit = sentences.find(
      one => one.project === id && one.number === number && (internal || !one.isInternal),
    )
    const text =
      edit?.text.trim() ?? comparabilitySentence(reference, requirement, speaking, gained[id] ?? [])
    return text ? [{ number, text }] : []
  })
}
