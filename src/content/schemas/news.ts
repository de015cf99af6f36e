import * as v from 'valibot'
import { target } from '../address-fields.ts'
import { choiceField, field, group, hiddenField, list, onlyField } from '../fields.ts'
import { picture } from '../media-fields.ts'
import { date, heading, text } from '../text-fields.ts'

export const newsSchema = list(
  group({
    date: field('Datum', 'Date', date()),
    title: field('Titel', 'Title', heading()),
    teaser: field('Kurztext', 'Summary', text()),
    picture: field('Bild', 'Picture', picture('card')),
    badge: v.optional(
      choiceField('Marke', 'Badge', {
        new: { de: 'NEU', en: 'NEW' },
        anniversary: { de: 'JUBILÄUM', en: 'ANNIVERSARY' },
      }),
    ),
    link: field('Führt zu', 'Leads to', target()),
    hidden: hiddenField(),
    only: onlyField(),
  }),
)
