import * as v from 'valibot'
import { field, group, heading, text } from '../fields.ts'
import { distinct } from '../ids.ts'

/** The drafting symbols that are drawn (parts/ServiceWheel/DisciplineSymbol.tsx). */
export const symbolIds = [
  'architecture',
  'interior-design',
  'structural-engineering',
  'mep-engineering',
  'fire-protection',
  'building-physics',
  'infrastructure',
  'funding-advisory',
  'dgnb-auditors',
  'soil-survey',
  'surveying',
  'bim-management',
] as const

/**
 * The disciplines of the wheel, up to twelve, clockwise from the top at steps of 30 degrees. Empty where no page shows it
 * (references.ts).
 */
export const disciplinesSchema = v.pipe(
  v.array(
    group({
      id: field(
        'Kurzname in Adressen',
        'Short name in addresses',
        v.pipe(v.picklist(symbolIds), v.description('Short name; also names the drafting symbol')),
      ),
      title: field('Titel', 'Title', heading()),
      description: field('Beschreibung', 'Description', text()),
      angle: field(
        'Winkel im Rad',
        'Angle in the wheel',
        v.pipe(v.number(), v.multipleOf(30), v.minValue(0), v.maxValue(330)),
      ),
      inHouse: field('Im eigenen Haus', 'In house', v.boolean()),
    }),
  ),
  v.maxLength(12),
  distinct('id'),
  distinct('angle'),
)
