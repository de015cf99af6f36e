import * as v from 'valibot'
import { choice } from '../fields.ts'

/** The icons of phases and values (parts/Icon/Icon.tsx). */
export const icons = {
  'site-plan': { de: 'Lageplan', en: 'Site plan' },
  section: { de: 'Schnitt', en: 'Section' },
  detail: { de: 'Detail der Wand', en: 'Detail of a wall' },
  crane: { de: 'Baustelle mit Kran', en: 'Site with a crane' },
  'round-table': { de: 'Runder Tisch', en: 'Round table' },
  model: { de: 'Modell in Geschossen', en: 'Model by storeys' },
  'plumb-line': { de: 'Lot', en: 'Plumb line' },
}

export const icon = () => v.pipe(choice(icons), v.description('The drawing beside the title'))
