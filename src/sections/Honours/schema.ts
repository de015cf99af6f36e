import * as v from 'valibot'
import { choice, field, list, optional } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { isInternal } from '../../content/public-content.ts'
import { text } from '../../content/text-fields.ts'
import { problemAt } from '../../site/problem-at.ts'
import { defineKind } from '../define-kind.ts'
import { headingField } from '../section-fields.ts'

const kind = choice({
  awards: { de: 'Auszeichnungen', en: 'Awards' },
  competitions: { de: 'Wettbewerbe', en: 'Competitions' },
  certificates: { de: 'Zertifikate von Gebäuden', en: 'Certificates of buildings' },
  publications: { de: 'Veröffentlichungen', en: 'Publications' },
})
type Kind = 'awards' | 'competitions' | 'certificates' | 'publications'
type Holder = { [Key in Kind]?: readonly object[] }
type Content = { firm?: Holder; projects?: Record<string, Holder> }

/** Reports a section that would be empty because neither firm.yaml nor a public project has honours of its kinds. */
function honourProblems({ kinds }: { kinds: Kind[] }, { firm, projects = {} }: Content): ReferenceProblem[] {
  const holders = Object.values(projects).filter(project => !isInternal(project))
  const hasSome = kinds.some(
    kind =>
      holders.some(project => project[kind]?.length) || (kind !== 'certificates' && firm?.[kind]?.length),
  )
  if (hasSome) return []
  return [
    problemAt(
      ['kinds'],
      'davon ist nichts eingetragen; tragen Sie es in firm.yaml oder bei einem Projekt ein, oder entfernen Sie den Abschnitt',
      'there are none of these; enter one in firm.yaml or in a project, or remove the section',
    ),
  ]
}

export const honours = defineKind(
  'honours',
  { de: 'Auszeichnungen und Veröffentlichungen', en: 'Awards and publications' },
  {
    heading: headingField,
    text: optional('Text', 'Text', text()),
    kinds: field('Zeigt', 'Shows', v.pipe(list(kind), v.minLength(1)), {
      de: 'Vom Büro und von allen Projekten, das Neueste zuerst.',
      en: 'Entries of the firm and of all projects, the newest first.',
    }),
  },
  { group: 'firm', check: honourProblems },
)
