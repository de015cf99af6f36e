import * as v from 'valibot'
import { target } from '../../content/address-fields.ts'
import { field, group, list, optional } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, headingField, textField } from '../section-fields.ts'

const item = group({
  title: field('Titel', 'Title', text()),
  text: textField,
  link: optional('Führt zu', 'Leads to', target()),
})

export const serviceIndex = defineKind(
  'service-index',
  { de: 'Leistungen', en: 'Services' },
  {
    heading: headingField,
    text: v.optional(textField),
    items: optional('Eigene Leistungen', 'Own services', list(item), {
      de: 'Ohne Angabe die Leistungen der Navigation.',
      en: 'If empty, the services from the navigation.',
    }),
    action: optional('Was alle Leistungen anbieten', 'Button of all services', actionField, {
      de: 'Anstelle von Links.',
      en: 'Replaces the links.',
    }),
  },
  { group: 'services', check },
)

type Content = { items?: { link?: unknown }[] | undefined; action?: unknown }

function check({ items = [], action }: Content): ReferenceProblem[] {
  return items.flatMap(({ link }, index) =>
    (link === undefined) === (action !== undefined)
      ? []
      : {
          path: ['items', index, 'link'],
          says: action
            ? {
                de: 'entfällt, denn alle Leistungen haben die Schaltfläche des Abschnitts (action)',
                en: 'cannot be used here, because all services share the button of the section (action)',
              }
            : { de: 'fehlt; sagen Sie, wohin die Zeile führt', en: 'is missing; say where the line leads' },
        },
  )
}
