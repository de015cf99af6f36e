import * as v from 'valibot'
import { choiceField, field, group, list, optional } from '../../content/fields.ts'
import { inlineDrawing } from '../../content/media-fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, headingField, leadField, textField, titleField } from '../section-fields.ts'

const drawingField = field('Zeichnung', 'Drawing', inlineDrawing(), {
  de: 'Beschriftungen, die sich je Sprache unterscheiden, tragen darin lang="de" oder lang="en".',
  en: 'In the file, labels that differ by language have lang="de" or lang="en".',
})
const altField = field('Die Zeichnung in Worten', 'The drawing in words', text())

const row = group({
  label: field('Angabe', 'Entry', text()),
  value: field('Wert', 'Value', text()),
})

const part = group({
  title: titleField,
  text: textField,
  drawing: v.optional(drawingField),
  alt: v.optional(altField),
  rows: optional('Oder ein Datenblatt', 'Or a data sheet', list(row)),
})

export const drawingWithParts = defineKind(
  'drawing-with-parts',
  { de: 'Zeichnung', en: 'Drawing' },
  {
    heading: headingField,
    lead: v.optional(leadField),
    text: textField,
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        one: { de: 'eine Zeichnung über allen Teilen', en: 'One drawing above all parts' },
        each: { de: 'jeder Teil mit seiner Zeichnung', en: 'Each part with its drawing' },
      }),
      'one',
    ),
    drawing: v.optional(drawingField),
    alt: v.optional(altField),
    parts: field('Teile', 'Parts', list(part)),
    numbers: v.optional(
      field('Teile nummeriert wie in der Zeichnung', 'Parts numbered as in the drawing', v.boolean()),
      false,
    ),
    action: v.optional(actionField),
  },
  { group: 'figures', ownsRed: hasRedInk, check },
)

type Drawn = { drawing?: unknown; rows?: unknown[] }

function hasRedInk({ drawing, parts }: { drawing?: string; parts: { drawing?: string }[] }): boolean {
  return [drawing, ...parts.map(part => part.drawing)].some(svg => svg?.includes('var(--line-accent)'))
}

/** Requires a drawing or a data sheet for each part in one look, and neither in the other. */
function check({ look, drawing, parts }: Drawn & { look: string; parts: Drawn[] }): ReferenceProblem[] {
  if (look === 'each' && drawing)
    return [
      {
        path: ['drawing'],
        says: {
          de: 'gehört zum anderen Aussehen; hier hat jeder Teil seine Zeichnung',
          en: 'belongs to the other look; here each part has its drawing',
        },
      },
    ]
  return parts.flatMap((part, index) => {
    const count = Number(part.drawing !== undefined) + Number((part.rows ?? []).length > 0)
    if (count === (look === 'each' ? 1 : 0)) return []
    return {
      path: ['parts', index],
      says: {
        de:
          look === 'each'
            ? 'braucht eine Zeichnung (drawing) oder ein Datenblatt (rows)'
            : 'kann hier keine eigene Zeichnung und kein Datenblatt haben; wählen Sie dafür look: each',
        en:
          look === 'each'
            ? 'needs a drawing (drawing) or a data sheet (rows)'
            : 'shares the drawing of the section and has none of its own; choose look: each',
      },
    }
  })
}
