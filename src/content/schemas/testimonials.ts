import * as v from 'valibot'
import { choice, field, list, only, picture, plain, text } from '../fields.ts'

/** By whom testimonials are. A section shows those of one group. */
export const testimonialGroups = {
  team: { de: 'das Team', en: 'the team' },
  clients: { de: 'Bauherren', en: 'clients' },
}
const group = v.optional(field('Von wem', 'By whom', choice(testimonialGroups)), 'team')

/** A double entry is spoken by two people. */
export const testimonialsSchema = list(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('single'),
      group,
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
      group,
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
