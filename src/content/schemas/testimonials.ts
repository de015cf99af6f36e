import * as v from 'valibot'
import { choice, field, group, hiddenField, list, onlyField, picture, plain, text } from '../fields.ts'

/** By whom testimonials are. A section shows those of one group. */
export const testimonialGroups = {
  team: { de: 'das Team', en: 'the team' },
  clients: { de: 'Bauherren', en: 'clients' },
}
const ofGroup = v.optional(field('Von wem', 'By whom', choice(testimonialGroups)), 'team')

/** A double entry is spoken by two people. */
export const testimonialsSchema = list(
  v.variant('kind', [
    field(
      'Eine Person',
      'One person',
      group({
        kind: v.literal('single'),
        group: ofGroup,
        name: field('Name', 'Name', plain()),
        role: field('Aufgabe', 'Role', text()),
        portrait: v.optional(field('Porträt', 'Portrait', picture('portrait'))),
        quote: field('Zitat', 'Quote', text()),
        secondColumn: v.optional(
          field(
            'Zweite Spalte',
            'Second column',
            v.pipe(text(), v.description('Second half of a long quote, set in its own column')),
          ),
        ),
        hidden: hiddenField(),
        only: onlyField(),
      }),
    ),
    field(
      'Zwei Personen',
      'Two people',
      group({
        kind: v.literal('double'),
        group: ofGroup,
        persons: field(
          'Ansprechpersonen',
          'Contacts',
          list(
            group({
              name: field('Name', 'Name', plain()),
              role: field('Aufgabe', 'Role', text()),
              portrait: v.optional(field('Porträt', 'Portrait', picture('portrait'))),
              quote: field('Zitat', 'Quote', text()),
            }),
          ),
        ),
        hidden: hiddenField(),
        only: onlyField(),
      }),
    ),
  ]),
)
