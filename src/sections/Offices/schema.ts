import { choiceField } from '../../content/fields.ts'
import { defineKind } from '../define-kind.ts'

/** The offices come from firm.yaml. */
export const offices = defineKind(
  'offices',
  { de: 'Standorte', en: 'Offices' },
  {
    look: choiceField('Aussehen', 'Look', {
      short: { de: 'in Kürze, nebeneinander', en: 'In brief, side by side' },
      plans: { de: 'jeder mit seinem Lageplan', en: 'Each with its plan' },
    }),
  },
  {
    group: 'firm',
    axis: 'letter',
    once: 'look',
    ownsRed: (section: { look: string }) => section.look === 'plans',
  },
)
