// The columns of the project table: facts that offices keep in a spreadsheet, read from the form of a project.
import type { Sentence } from '../../src/content/problems.ts'
import type { Locale } from '../../src/routes.ts'
import { below } from '../form/entry-order.ts'
import type { Field } from '../form/form-fields.ts'

export type Choice = { value: string | number; label: Sentence }
export type Column = {
  path: string[]
  label: Sentence
  /** Further names by which a spreadsheet may call it. */
  aliases: string[]
  kind: 'text' | 'number' | 'month' | 'choice' | 'range' | 'word'
  /** True for a text in each language, and for a name, which may differ between languages. */
  isTranslated: boolean
  isNeeded: boolean
  choices: Choice[]
  /** The currency of costs whose project names none. */
  currency: string
}

/** A column in one of its languages. */
export type Part = { column: Column; locale: Locale }

type Spec = { path: string; label?: Sentence; aliases?: string[]; isNeeded?: boolean }

const specs: Spec[] = [
  { path: 'category', aliases: ['typologie', 'nutzung', 'type'], isNeeded: true },
  { path: 'facts.location', aliases: ['standort', 'stadt', 'city', 'place'], isNeeded: true },
  {
    path: 'facts.areas.gross',
    label: { de: 'BGF', en: 'GFA' },
    aliases: ['bruttogrundfläche', 'fläche brutto', 'gross floor area', 'gross area'],
  },
  {
    path: 'facts.areas.usable',
    label: { de: 'NUF', en: 'Usable area' },
    aliases: ['nutzfläche', 'nutzungsfläche', 'nf', 'nua'],
  },
  {
    path: 'facts.costs.net',
    label: { de: 'Kosten netto', en: 'Cost without VAT' },
    aliases: ['baukosten', 'kosten', 'kg 300 400', 'kg 300-400', 'cost', 'net cost', 'construction cost'],
  },
  { path: 'facts.completion', aliases: ['fertig', 'übergabe', 'handover', 'completed', 'year', 'jahr'] },
  { path: 'facts.state', aliases: ['status', 'phase'] },
  { path: 'facts.phases', aliases: ['lph', 'lp', 'hoai', 'stages'] },
  { path: 'facts.ownShare', aliases: ['eigenanteil', 'own share'] },
  { path: 'facts.feeZone', aliases: ['hz'] },
  { path: 'facts.client.description', label: { de: 'Bauherr', en: 'Client' }, aliases: ['auftraggeber'] },
  {
    path: 'facts.client.name',
    label: { de: 'Bauherr, Name', en: 'Client, name' },
    aliases: ['name des bauherrn', 'name of the client'],
  },
  { path: 'facts.areas.living', aliases: ['wfl', 'living area'] },
  { path: 'facts.areas.it' },
  { path: 'facts.itLoad', aliases: ['it mw'] },
]

/** `categories` are the choices of the first column, `own` the firm's own figures, `currency` the firm's currency. */
export function columnsOf(
  form: Field,
  categories: Choice[],
  own: { id: string; label: Sentence }[],
  currency: string,
): Column[] {
  const figures = own.map(({ id, label }): Spec => ({ path: `facts.own.${id}`, label }))
  return [...specs, ...figures].flatMap(({ path: dotted, label, aliases = [], isNeeded = false }) => {
    const path = dotted.split('.')
    const entry = fieldAt(form, path)
    if (!entry) return []
    const { field } = entry
    const choices = dotted === 'category' ? categories : field.type === 'choice' ? field.options : []
    const kind = choices.length > 0 ? 'choice' : kindOf(field)
    const isTranslated = field.type === 'pair' || field.type === 'name'
    return { path, label: label ?? entry.label, aliases, kind, isTranslated, isNeeded, choices, currency }
  })
}

function fieldAt(form: Field, path: string[]): { field: Field; label: Sentence } | undefined {
  let field: Field | undefined = form
  let label: Sentence = { de: path.at(-1) ?? '', en: path.at(-1) ?? '' }
  for (const step of path) {
    const group: Field | undefined = field
    if (group?.type === 'group') label = group.entries.find(({ key }) => key === step)?.label ?? label
    field = group && below(group, step)[0]
  }
  return field && { field: field.type === 'fact' ? field.field : field, label }
}

function kindOf(field: Field): Column['kind'] {
  if (field.type === 'number') return 'number'
  if (field.type === 'group') return 'range'
  if (field.type === 'pair' || field.type === 'name') return 'text'
  return field.type === 'word' && field.kind === 'yearOrMonth' ? 'month' : 'word'
}
