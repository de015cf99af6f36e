// Checks an order of the desk, and names the limit that a bid exceeds.
import * as v from 'valibot'
import type { Sentence } from '../../src/content/problems.ts'
import { notUnderstood } from '../http/request-body.ts'
import { Refusal } from '../http/route.ts'
import { maxRequirements } from './order-schema.ts'
import { maxSentenceCharacters } from './saved-bid.ts'

export function checkedOrder<S extends v.GenericSchema>(schema: S, order: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, order)
  if (success) return output
  const [says] = issues.flatMap(issue => limitOf(issue) ?? [])
  throw says ? new Refusal(422, says) : new Refusal(400, notUnderstood)
}

const noReferences: Sentence = {
  de: 'In dieser Bewerbung ist noch kein Projekt gewählt.',
  en: 'This bid has no project selected yet.',
}
const tooManyRequirements = (n: number): Sentence => ({
  de: `Die Redaktion vergleicht höchstens ${maxRequirements} Kriterien auf einmal, diese Bewerbung hat ${n}. Lassen Sie einige weg.`,
  en: `The Studio compares at most ${maxRequirements} criteria at a time, and this bid has ${n}. Leave some out.`,
})
const longSentence = (n: number): Sentence => ({
  de: `Ein Satz zu Kriterium ${n} hat mehr als ${maxSentenceCharacters.toLocaleString('de')} Zeichen. Kürzen Sie ihn.`,
  en: `A sentence on criterion ${n} has more than ${maxSentenceCharacters.toLocaleString('en')} characters. Shorten it.`,
})

function limitOf({ type, path, input }: v.BaseIssue<unknown>): Sentence | undefined {
  const [field, row] = path ?? []
  if (field?.key === 'projects' && type === 'min_length') return noReferences
  if (type !== 'max_length') return undefined
  if (field?.key === 'requirements' && !row) return tooManyRequirements((input as unknown[]).length)
  if (field?.key === 'sentences' && row) return longSentence((row.value as { number: number }).number)
  return undefined
}
