import * as v from 'valibot'
import { category, choice, field, group, list, project } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { headingField, moreField, pictureField, textField } from '../fields.ts'
import { defineKind } from '../kind.ts'

const pick = group({
  project: field('Projekt', 'Project', project()),
  picture: v.optional({
    ...pictureField('wide'),
    help: {
      de: 'Ohne Angabe das erste Bild des Projekts.',
      en: 'Without one, the first picture of the project.',
    },
  }),
})

export const selectedProjects = defineKind(
  'selected-projects',
  { de: 'Projekte', en: 'Projects' },
  {
    heading: headingField,
    text: v.optional(textField),
    more: v.optional(moreField),
    look: v.optional(
      field(
        'Aussehen',
        'Look',
        choice({
          cards: { de: 'Karten in Reihen', en: 'Cards in rows' },
          plates: { de: 'große Bilder, bis zu drei', en: 'Large pictures, up to three' },
        }),
      ),
      'cards',
    ),
    category: v.optional(field('Kategorie', 'Category', category())),
    projects: v.optional(field('Oder einzelne Projekte', 'Or single projects', list(pick))),
  },
  { group: 'projects', ownsRed: true, check },
)

type Content = { look: string; category?: unknown; projects?: unknown[] | undefined }

function check({ look, category, projects }: Content): ReferenceProblem[] {
  if ((category === undefined) === (projects === undefined))
    return [
      {
        path: [],
        says: {
          de: 'zeigt eine Kategorie oder einzelne Projekte; geben Sie category oder projects an',
          en: 'shows a category or single projects; give category or projects',
        },
      },
    ]
  if (look !== 'plates' || (projects && projects.length <= 3)) return []
  return [
    {
      path: ['look'],
      says: {
        de: 'hat Platz für ein bis drei einzelne Projekte (projects)',
        en: 'has room for one to three single projects (projects)',
      },
    },
  ]
}
