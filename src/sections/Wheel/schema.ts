import type { ReferenceProblem } from '../../content/model.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField } from '../section-fields.ts'

const minDisciplines = 3

/** Reports a wheel with too few disciplines. */
function check(_: object, { disciplines }: { disciplines?: unknown[] }): ReferenceProblem[] {
  if (!disciplines || disciplines.length >= minDisciplines) return []
  return [
    {
      path: [],
      says: {
        de: 'zeigt den Kreis der Disziplinen; er braucht mindestens drei (disciplines.yaml)',
        en: 'shows the wheel of disciplines; it needs at least three (disciplines.yaml)',
      },
    },
  ]
}

export const wheel = defineKind(
  'wheel',
  { de: 'Rad', en: 'Wheel' },
  { heading: headingField, text: textField },
  { group: 'services', once: 'kind', ownsRed: true, check },
)
