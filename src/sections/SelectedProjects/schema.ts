import * as v from 'valibot'
import { category, project } from '../../content/entry-fields.ts'
import { choiceField, field, group, list, optional } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, moreField, pictureField, textField } from '../section-fields.ts'

const pick = group({
  project: field('Projekt', 'Project', project()),
  picture: v.optional({
    ...pictureField('wide'),
    help: {
      de: 'Ohne Angabe das erste Bild des Projekts.',
      en: 'If empty, the first picture of the project.',
    },
  }),
  short: optional('Kurzer Name im Vergleich', 'Short name in the comparison', text(), {
    de: 'Höchstens 18 Zeichen.',
    en: 'At most 18 letters.',
  }),
})

const fact = group({
  fact: choiceField('Angabe', 'Fact', {
    location: { de: 'Ort', en: 'Location' },
    it: { de: 'IT-Fläche', en: 'IT area' },
    itLoad: { de: 'IT-Leistung', en: 'IT load' },
    costs: { de: 'Baukosten', en: 'Construction costs' },
    service: { de: 'Leistung', en: 'Service' },
    completion: { de: 'Fertigstellung', en: 'Completion' },
  }),
  label: optional('Eigene Beschriftung', 'Custom label', text()),
})

const comparison = group({
  label: field('Die Zeichnung in Worten', 'The drawing in words', text()),
  note: field('Zeile unter der Zeichnung', 'Line under the drawing', text()),
  facts: field('Angaben auf den Karten', 'Facts on the cards', list(fact)),
})

export const selectedProjects = defineKind(
  'selected-projects',
  { de: 'Projekte', en: 'Projects' },
  {
    heading: headingField,
    text: v.optional(textField),
    more: v.optional(moreField),
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        cards: { de: 'Karten in Reihen', en: 'Cards in rows' },
        plates: { de: 'große Bilder, bis zu drei', en: 'Large pictures, up to three' },
      }),
      'cards',
    ),
    category: optional('Kategorie', 'Category', category()),
    projects: optional('Oder einzelne Projekte', 'Or individual projects', list(pick)),
    compare: optional('Vergleich', 'Comparison', comparison, {
      de: 'Zeichnet die IT-Fläche einzelner Projekte in einem Maßstab, mit einem Strich für jedes Megawatt.',
      en: 'Draws the IT area of single projects at one scale, with a line for each megawatt.',
    }),
  },
  {
    group: 'projects',
    ownsRed: true,
    hasContent: ({ category }: Pick<Content, 'category'>, { projects }) =>
      !category || Object.values(projects).some(project => project.category.id === category.id),
    check,
  },
)

type Content = {
  look: string
  category?: { id: string } | undefined
  projects?: v.InferOutput<typeof pick>[] | undefined
  compare?: unknown
}
type Projects = Record<string, { facts?: { areas?: { it?: number }; itLoad?: number } } | undefined>

function check(section: Content, content: { projects?: Projects }): ReferenceProblem[] {
  const { look, category, projects, compare } = section
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
  if (compare) return comparisonProblems(section, content.projects ?? {})
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

function comparisonProblems({ look, projects = [] }: Content, all: Projects): ReferenceProblem[] {
  if (projects.length === 0 || look !== 'cards')
    return [
      {
        path: ['compare'],
        says: {
          de: 'vergleicht einzelne Projekte (projects) auf Karten (look: cards)',
          en: 'compares single projects (projects) on cards (look: cards)',
        },
      },
    ]
  return projects.flatMap(({ project: { id } }, index) => {
    const facts = all[id]?.facts
    if (!facts || (facts.areas?.it && facts.itLoad)) return []
    return {
      path: ['projects', index, 'project'],
      says: {
        de: `${id}.yaml nennt keine IT-Fläche (areas › it) oder IT-Leistung (itLoad), die gezeigt werden darf; beides wird hier gezeichnet`,
        en: `${id}.yaml has no IT area (areas › it) or IT load (itLoad) that may be shown; both are drawn here`,
      },
    }
  })
}
