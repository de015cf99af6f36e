import { choiceField, field, group, list, onlyField, optional } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { icon } from '../../content/schemas/icons.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField, titleField } from '../section-fields.ts'

const item = group({
  title: titleField,
  icon: optional('Zeichen', 'Icon', icon()),
  text: textField,
  only: onlyField(),
})

export const ruledList = defineKind(
  'ruled-list',
  { de: 'Liste', en: 'List' },
  {
    heading: headingField,
    look: choiceField('Aussehen', 'Look', {
      two: { de: 'zwei nebeneinander', en: 'Two side by side' },
      four: { de: 'vier nebeneinander', en: 'Four side by side' },
      large: { de: 'große Sätze', en: 'Large sentences' },
    }),
    items: field('Einträge', 'Items', list(item)),
  },
  { group: 'text', check },
)

/** Rejects drawings in other looks, because only large sentences have room for one beside their titles. */
function check({ look, items }: { look: string; items: { icon?: string }[] }): ReferenceProblem[] {
  if (look === 'large') return []
  return items.flatMap(({ icon }, index) =>
    icon === undefined
      ? []
      : {
          path: ['items', index, 'icon'],
          says: {
            de: 'wird nur bei großen Sätzen gezeigt (look: large)',
            en: 'is shown beside large sentences only (look: large)',
          },
        },
  )
}
