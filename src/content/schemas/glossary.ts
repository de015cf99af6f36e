// The firm's terms, in every language of the site.
import * as v from 'valibot'
import { field, group } from '../fields.ts'
import { text } from '../text-fields.ts'

export const glossarySchema = v.array(
  group({
    words: field(
      'Begriff',
      'Term',
      text('All forms of the term, separated by commas; the first is the one suggested'),
      {
        de: 'Alle Formen mit Komma, die übliche zuerst; * steht für jede Endung: Leistungsphase*, LPH',
        en: 'All forms separated by commas, the usual one first; * stands for any ending: stage*',
      },
    ),
  }),
)
