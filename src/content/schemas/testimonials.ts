import * as v from 'valibot'
import { choice, field, group, groupField, hiddenField, list, onlyField, optional } from '../fields.ts'
import { picture } from '../media-fields.ts'
import { plain, text } from '../text-fields.ts'

/** The groups of people who give testimonials. A section shows one group. */
export const testimonialGroups = {
  team: { de: 'das Team', en: 'the team' },
  clients: { de: 'Bauherren', en: 'clients' },
}
const ofGroup = v.optional(field('Von wem', 'By whom', choice(testimonialGroups)), 'team')

/** The testimonials. A double entry is by two people. */
export const testimonialsSchema = list(
  v.variant('kind', [
    groupField('Eine Person', 'One person', {
      kind: v.literal('single'),
      group: ofGroup,
      name: field('Name', 'Name', plain()),
      role: field('Aufgabe', 'Role', text()),
      portrait: optional('Porträt', 'Portrait', picture('portrait')),
      quote: field('Zitat', 'Quote', text()),
      secondColumn: optional(
        'Zweite Spalte',
        'Second column',
        text('Second half of a long quote, set in its own column'),
      ),
      hidden: hiddenField(),
      only: onlyField(),
    }),
    groupField('Zwei Personen', 'Two people', {
      kind: v.literal('double'),
      group: ofGroup,
      persons: field(
        'Ansprechpersonen',
        'Contacts',
        list(
          group({
            name: field('Name', 'Name', plain()),
            role: field('Aufgabe', 'Role', text()),
            portrait: optional('Porträt', 'Portrait', picture('portrait')),
            quote: field('Zitat', 'Quote', text()),
          }),
        ),
      ),
      hidden: hiddenField(),
      only: onlyField(),
    }),
  ]),
)
