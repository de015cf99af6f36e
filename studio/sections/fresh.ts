// A section or page that an editor has not filled yet, and that can be shown all the same: its texts are placeholders
// to write over, and a required choice is the first one.

import { unwritten } from '../../src/content/unwritten.ts'
import { locales } from '../../src/routes.ts'
import type { Entry, Field, WordKind } from '../form/form-fields.ts'
import { newValue } from '../form/new-value.ts'

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

export const fresh = (field: Field, choices: Choices): unknown =>
  newValue(field, (field, key, index) => {
    switch (field.type) {
      case 'group':
        return isAction(field.entries) ? { label: everywhere(unwritten), link: '/' } : undefined
      case 'pair':
        return everywhere(
          field.placeholders.length > 0 ? field.placeholders.map(name => `{${name}}`).join(' ') : unwritten,
        )
      case 'word':
        if (key === 'id') return `part-${index + 1}`
        return words[field.kind]?.() ?? choices[field.kind]?.[0]?.value ?? unwritten
      case 'number':
        return field.min ?? 1
      case 'name':
      case 'by-hand':
        return unwritten
      default:
        return undefined
    }
  })

/** True for a button. It may lead to one of several targets, so its schema requires none of them. */
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

export function freshSection(field: Field, kind: string, choices: Choices): Record<string, unknown> {
  const option = field.type === 'variant' && field.options.find(({ value }) => value === kind)
  if (!option) throw new Error(`There is no kind of section "${kind}".`)
  return { ...(fresh(option.field, choices) as object), ...needed[kind]?.(choices), section: kind }
}
