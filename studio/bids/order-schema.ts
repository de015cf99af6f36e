// The order for the files of a bid: the process that makes them reads it as JSON.
import * as v from 'valibot'
import type { Audience } from '../../src/content/audience.ts'
import { languageCode } from '../../src/content/texts.ts'
import { scorings } from './points.ts'
import { scopes } from './requirement.ts'
import { maxSentenceCharacters } from './saved-bid.ts'
import { sheetChoiceSchema } from './sheet-choice.ts'

const line = v.pipe(v.string(), v.maxLength(500))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))

const requirementNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
const pointCount = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))

export const maxRequirements = 60
/** A line of a notice is cut off in the order. The bid keeps it whole. */
const maxLineCharacters = 4000
const tenderLine = v.pipe(
  v.string(),
  v.transform(text => (text.length > maxLineCharacters ? `${text.slice(0, maxLineCharacters - 1)}…` : text)),
)

export const requirementSchema = v.strictObject({
  number: requirementNumber,
  query: v.pipe(v.string(), v.maxLength(200)),
  scope: v.picklist(scopes),
  atLeast: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
  points: v.optional(pointCount),
  maxPoints: v.optional(pointCount),
  text: tenderLine,
})

/** Maps a place of a form to the key of a fact, or to the person's own text. */
export const mappingSchema = v.record(
  v.pipe(v.string(), v.maxLength(200)),
  v.union([
    v.pipe(v.string(), v.maxLength(130)),
    v.strictObject({ text: v.pipe(v.string(), v.maxLength(4000)) }),
  ]),
)
export type FormMapping = v.InferOutput<typeof mappingSchema>

export const orderSchema = v.strictObject({
  ...sheetChoiceSchema.entries,
  /** The name of the procedure, at the head of each page. */
  procedure: line,
  /** The people whose CVs are included. */
  people: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20)), []),
  /** Adds the firm's statements as a sheet and a table. */
  declarations: v.optional(v.boolean(), false),
  projects: v.pipe(v.array(id), v.minLength(1), v.maxLength(30)),
  /** Sentences that a person wrote, in the language of the order; the others come from facts. */
  sentences: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          project: id,
          number: requirementNumber,
          text: v.pipe(v.string(), v.maxLength(maxSentenceCharacters)),
          isInternal: v.optional(v.boolean(), false),
        }),
      ),
      v.maxLength(600),
    ),
    [],
  ),
  requirements: v.pipe(v.array(requirementSchema), v.maxLength(maxRequirements)),
  forms: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(120)),
        /** In base64. */
        file: v.pipe(v.string(), v.maxLength(15_000_000)),
        mapping: mappingSchema,
      }),
    ),
    v.maxLength(5),
  ),
})
export type BidOrder = v.InferOutput<typeof orderSchema>

/** The audience that the files of an order are for. */
export const audienceOf = ({ internal }: BidOrder): Audience =>
  internal ? 'application-with-internal' : 'application'

export const fitSchema = v.strictObject({
  language: languageCode,
  /** The number of references that the tender wants. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  scoring: v.optional(v.picklist(scorings), 'each'),
  /** The references of the bid, for which the desk needs sentences. */
  chosen: v.optional(v.pipe(v.array(id), v.maxLength(30)), []),
  requirements: v.pipe(v.array(requirementSchema), v.maxLength(maxRequirements)),
})

export const pressSchema = v.strictObject({ project: id })

const stage = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))

export const peopleSchema = v.strictObject({
  language: languageCode,
  query: v.strictObject({
    mustLead: v.boolean(),
    use: v.pipe(v.string(), v.maxLength(80)),
    from: stage,
    to: stage,
    years: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    atLeast: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  }),
})
