// A section or page that an editor has not filled yet, and that can be shown all the same: texts are marks to write
// over, and where something has to be chosen, the first choice stands in.

import { unwritten } from '../../src/content/unwritten.ts'
import { firstLocale, locales } from '../../src/routes.ts'
import type { Entry, Field, WordKind } from '../form/form.ts'

type Choices = Record<string, { value: string }[]>

const today = () => new Date().toLocaleDateString('sv-SE')

const words: Partial<Record<WordKind, () => string | number>> = {
  date: today,
  month: () => today().slice(0, 7),
  yearOrMonth: () => new Date().getFullYear(),
  clock: () => '09:00',
  address: () => 'https://example.org',
  email: () => 'name@example.org',
  phone: () => '+00 000 000',
  target: () => '/',
}

export function fresh(field: Field, choices: Choices, key = '', index = 0): unknown {
  switch (field.type) {
    case 'group':
      if (isAction(field.entries)) return { label: everywhere(unwritten), link: '/' }
      return Object.fromEntries(
        field.entries
          .filter(({ optional }) => !optional)
          .map(entry => [entry.key, fresh(entry.field, choices, entry.key, index)]),
      )
    case 'pair':
      return field.places.length > 0
        ? everywhere(field.places.map(place => `{${place}}`).join(' '))
        : everywhere(unwritten)
    case 'list':
      return Array.from({ length: field.min }, (_, index) => fresh(field.item, choices, '', index))
    case 'map':
      return {}
    case 'variant':
      return field.options[0] ? fresh(field.options[0].field, choices) : {}
    case 'fact':
      return field.always
        ? { value: fresh(field.field, choices), public: false }
        : fresh(field.field, choices)
    case 'boolean':
      return false
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'languages':
      return firstLocale()
    case 'fixed':
      return field.value
    case 'word':
      if (key === 'id') return `part-${index + 1}`
      return words[field.kind]?.() ?? choices[field.kind]?.[0]?.value ?? unwritten
    case 'number':
      return field.min ?? 1
    case 'name':
    case 'by-hand':
      return unwritten
  }
}

/** A button leads to one of several things, so its schema needs none of them. */
const isAction = (entries: Entry[]) =>
  ['link', 'form', 'person'].every(key => entries.some(entry => entry.key === key))

const everywhere = (text: string) => Object.fromEntries(locales.map(locale => [locale, text]))

/** Parts without which the check refuses a section although its schema lets them be missing. */
const needed: Record<string, (choices: Choices) => object> = {
  figures: () => ({ figures: [{ figure: everywhere('0'), title: everywhere(unwritten) }] }),
  'data-table': () => ({
    columns: [everywhere(unwritten), everywhere(unwritten)],
    rows: [{ cells: [everywhere(unwritten), everywhere(unwritten)] }],
  }),
  tracks: () => ({
    tracks: [
      {
        title: everywhere(unwritten),
        from: 'part-1',
        to: 'part-2',
        text: everywhere(unwritten),
        points: [everywhere(unwritten)],
      },
    ],
  }),
  'selected-projects': ({ project }) => ({ projects: [{ project: project?.[0]?.value }] }),
  people: ({ person }) => ({ people: [{ person: person?.[0]?.value }] }),
  'picture-row': () => ({ heading: everywhere(unwritten) }),
}

/** A new section of a kind. */
export function freshSection(field: Field, kind: string, choices: Choices): Record<string, unknown> {
  const option = field.type === 'variant' && field.options.find(({ value }) => value === kind)
  if (!option) throw new Error(`There is no kind of section "${kind}".`)
  return { ...(fresh(option.field, choices) as object), ...needed[kind]?.(choices), section: kind }
}
