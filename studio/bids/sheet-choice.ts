// The choices for the sheets of a bid: paper, length, text, facts and pictures. They are kept with the bid.
import * as v from 'valibot'
import { languageCode } from '../../src/content/texts.ts'
import { locales } from '../../src/routes.ts'
import { languageOf } from './tender/language.ts'

export const papers = ['portrait', 'landscape', 'a3'] as const
export type Paper = (typeof papers)[number]
/** In millimetres. */
export const paperSizes: Record<Paper, { width: number; height: number }> = {
  portrait: { width: 210, height: 297 },
  landscape: { width: 297, height: 210 },
  a3: { width: 420, height: 297 },
}
export const textLengths = ['short', 'long', 'tender'] as const
export const pageCounts = ['one', 'two'] as const

export const sheetChoiceSchema = v.strictObject({
  language: languageCode,
  paper: v.picklist(papers),
  pages: v.optional(v.picklist(pageCounts), 'two'),
  text: v.optional(v.picklist(textLengths), 'long'),
  picture: v.optional(v.boolean(), true),
  drawing: v.optional(v.boolean(), true),
  /** Includes the sentences on comparability. */
  comparability: v.optional(v.boolean(), true),
  /** Prints internal facts too. Persons outside the firm are named only with their consent. */
  internal: v.optional(v.boolean(), false),
  /** The facts by their keys, in this order; undefined for all of them. */
  facts: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(80))),
})
export type SheetChoice = v.InferOutput<typeof sheetChoiceSchema>

export const usualChoice = (language: string): SheetChoice => ({
  language,
  paper: 'portrait',
  pages: 'two',
  text: 'long',
  picture: true,
  drawing: true,
  comparability: true,
  internal: false,
})

/** The choices of the bid, or else the usual ones in the language of its notice if the site has it. */
export function choiceOf(work: { sheets?: SheetChoice | undefined; tender?: { text: string } | undefined }) {
  const language = languageOf(work.tender?.text ?? '', locales[0])
  return work.sheets ?? usualChoice(locales.includes(language) ? language : locales[0])
}
