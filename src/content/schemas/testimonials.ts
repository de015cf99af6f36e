import * as v from 'valibot'
import { list, only, picture, plain, text } from '../fields.ts'

/** Voices from the team on the careers page; a double entry is spoken by two people. */
export const testimonialsSchema = list(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('single'),
      name: plain(),
      role: text(),
      portrait: v.optional(picture('portrait')),
      quote: text(),
      secondColumn: v.optional(
        v.pipe(text(), v.description('Second half of a long quote, set in its own column')),
      ),
      only: only(),
    }),
    v.strictObject({
      kind: v.literal('double'),
      persons: list(
        v.strictObject({
          name: plain(),
          role: text(),
          portrait: v.optional(picture('portrait')),
          quote: text(),
        }),
      ),
      only: only(),
    }),
  ]),
)
