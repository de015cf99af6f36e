// Figures that only this firm states about its projects, such as the span of a bridge or the trees of a park.
import * as v from 'valibot'
import { field, group } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { text } from '../text-fields.ts'
import { template } from '../texts.ts'

export const ownFactsSchema = v.pipe(
  v.array(
    group({
      id: field('Kurzname', 'Short name', id('Short name by which the files of projects state the figure')),
      label: field('Beschriftung', 'Label', text()),
      text: field('Zahl mit Einheit', 'Figure with unit', template(['n'], 'Such as {n} m')),
      digits: v.optional(
        field(
          'Nachkommastellen',
          'Decimal places',
          v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
        ),
        0,
      ),
      prominent: v.optional(
        field('Auf Karten und in der Tabelle', 'On cards and in the table', v.boolean()),
        false,
      ),
    }),
  ),
  distinct('id'),
)
