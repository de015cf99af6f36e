import * as v from 'valibot'
import { choice, field, group } from '../fields.ts'
import { distinct } from '../ids.ts'
import { heading, text } from '../text-fields.ts'

/** The available drafting symbols (parts/ServiceWheel/DisciplineSymbol.tsx). */
export const symbols = {
  architecture: { de: 'Architektur', en: 'Architecture' },
  'interior-design': { de: 'Innenarchitektur', en: 'Interior design' },
  'structural-engineering': { de: 'Tragwerk', en: 'Structural engineering' },
  'mep-engineering': { de: 'Haustechnik', en: 'Building services' },
  'fire-protection': { de: 'Brandschutz', en: 'Fire protection' },
  'building-physics': { de: 'Bauphysik', en: 'Building physics' },
  infrastructure: { de: 'Infrastruktur', en: 'Infrastructure' },
  'funding-advisory': { de: 'Fördermittel', en: 'Funding' },
  'dgnb-auditors': { de: 'DGNB', en: 'DGNB' },
  'soil-survey': { de: 'Baugrund', en: 'Soil survey' },
  surveying: { de: 'Vermessung', en: 'Surveying' },
  'bim-management': { de: 'BIM-Management', en: 'BIM management' },
}

/**
 * The disciplines of the wheel, up to twelve, clockwise from the top in steps of 30 degrees. Empty if no page shows the
 * wheel (sections/Wheel).
 */
export const disciplinesSchema = v.pipe(
  v.array(
    group({
      id: field(
        'Kurzname in Adressen',
        'Short name in addresses',
        v.pipe(choice(symbols), v.description('Short name; also names the drafting symbol')),
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
