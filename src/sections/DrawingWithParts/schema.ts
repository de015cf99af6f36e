import * as v from 'valibot'
import { field, group, inlineDrawing, list, text } from '../../content/fields.ts'
import { headingField, textField, titleField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const drawingWithParts = defineKind(
  'drawing-with-parts',
  { de: 'Zeichnung', en: 'Drawing' },
  {
    heading: headingField,
    text: textField,
    drawing: v.optional(field('Zeichnung', 'Drawing', inlineDrawing())),
    alt: v.optional(field('Die Zeichnung in Worten', 'The drawing in words', text())),
    parts: field('Teile', 'Parts', list(group({ title: titleField, text: textField }))),
    numbers: v.optional(
      field('Teile nummeriert wie in der Zeichnung', 'Parts numbered as in the drawing', v.boolean()),
      false,
    ),
  },
  // The numbers stand on a red route.
  { group: 'figures', ownsRed: ({ numbers }) => numbers === true },
)
