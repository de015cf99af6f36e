import { choice, choiceField, field } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { testimonialGroups } from '../../content/schemas/testimonials.ts'
import { defineKind } from '../define-kind.ts'
import { headingField } from '../section-fields.ts'

type Group = keyof typeof testimonialGroups

export const testimonials = defineKind(
  'testimonials',
  { de: 'Stimmen', en: 'Testimonials' },
  {
    heading: headingField,
    look: choiceField('Aussehen', 'Look', {
      carousel: { de: 'eine nach der anderen', en: 'One after the other' },
      pair: { de: 'zwei nebeneinander', en: 'Two side by side' },
    }),
    group: field('Von wem', 'By whom', choice(testimonialGroups)),
  },
  {
    group: 'people',
    ownsRed: ({ look }) => look === 'carousel',
    hasContent: (section: { group: Group }, { testimonials }) =>
      testimonials.some(({ group }) => group === section.group),
    check,
  },
)

function check(
  section: { group: Group },
  content: { testimonials?: { group: Group }[] },
): ReferenceProblem[] {
  if (content.testimonials?.some(({ group }) => group === section.group) ?? true) return []
  return [
    {
      path: ['group'],
      says: {
        de: `testimonials.yaml hat keine Stimme mit group: ${section.group}`,
        en: `testimonials.yaml has no testimonial with group: ${section.group}`,
      },
    },
  ]
}
