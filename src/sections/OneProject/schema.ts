import * as v from 'valibot'
import { project } from '../../content/entry-fields.ts'
import { field, group, list } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { template } from '../../content/texts.ts'
import type { EntryRef } from '../../content/values.ts'
import { asFarAsReadable } from '../../site/problem-at.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, leadField, textField } from '../section-fields.ts'
import { builtOn } from './built-on.ts'

const row = group({
  label: field('Beschriftung', 'Label', text()),
  value: field('Angabe', 'Value', template([], 'May contain {kept} and {added}', ['kept', 'added']), {
    de: '{kept} und {added} sind der erhaltene und der neue Teil in Prozent.',
    en: '{kept} and {added} are the kept and the new share in per cent.',
  }),
})

type Projects = Record<string, Parameters<typeof builtOn>[0]>

/** Reports a project that does not state what is retained and what is new, because it cannot be drawn. */
function check({ project }: { project: EntryRef }, content: { projects?: Projects }): ReferenceProblem[] {
  const house = content.projects?.[project.id]
  return asFarAsReadable(() => {
    if (!house || builtOn(house)) return []
    return [
      {
        path: ['project'],
        says: {
          de: `${project.id}.yaml nennt nicht, was bleibt (kept), welche Geschosse neu sind (drawings › storeys › new) und wie hoch Traufe und First liegen (drawings › levels); all das wird hier gezeichnet`,
          en: `${project.id}.yaml does not say what stays (kept), which storeys are new (drawings › storeys › new) and how high eaves and ridge are (drawings › levels); all this is drawn here`,
        },
      },
    ]
  })
}

export const oneProject = defineKind(
  'one-project',
  { de: 'Ein Projekt', en: 'One project' },
  {
    project: field('Projekt', 'Project', project(), {
      de: 'Ein Umbau, der Geschosse ergänzt; seine Geschosse werden gezeichnet.',
      en: 'A conversion that adds storeys; its storeys are drawn.',
    }),
    heading: headingField,
    lead: v.optional(leadField),
    text: v.optional(textField),
    rows: v.optional(field('Angaben', 'Facts', list(row)), []),
    caption: field('Bildunterschrift', 'Caption', text()),
    alt: field(
      'Die Zeichnung in Worten',
      'The drawing in words',
      template(['kept', 'keptHeight', 'added', 'addedHeight']),
      {
        de: '{kept} und {added} stehen für die Anzahl der erhaltenen und der neuen Geschosse, {keptHeight} und {addedHeight} ihre Höhen in Metern.',
        en: '{kept} and {added} are the numbers of storeys, {keptHeight} and {addedHeight} their heights in metres.',
      },
    ),
  },
  { group: 'projects', ownsRed: true, check },
)
