import * as v from 'valibot'
import {
  choiceField,
  date,
  field,
  group,
  heading,
  hiddenField,
  list,
  onlyField,
  picture,
  target,
  text,
} from '../fields.ts'

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
