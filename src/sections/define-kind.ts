// Defines a kind of section: its fields and its rules on a page.
import * as v from 'valibot'
import { type Entry, field, group, onlyField, optional } from '../content/fields.ts'
import { id } from '../content/ids.ts'
import type { ReferenceProblem } from '../content/model.ts'
import type { Sentence } from '../content/problems.ts'
import type { testimonialGroups } from '../content/schemas/testimonials.ts'
import type { FirstPicture } from '../parts/Picture/first-picture.ts'

/** The groups in the list from which editors choose a kind. */
export const chooserGroups = {
  hero: { de: 'Bühne', en: 'Hero' },
  text: { de: 'Text', en: 'Text' },
  services: { de: 'Leistungen', en: 'Services' },
  projects: { de: 'Projekte', en: 'Projects' },
  people: { de: 'Personen', en: 'People' },
  figures: { de: 'Zahlen und Zeichnungen', en: 'Figures and drawings' },
  media: { de: 'Bild und Film', en: 'Pictures and film' },
  firm: { de: 'Büro', en: 'Firm' },
  closing: { de: 'Schluss', en: 'Closing' },
  system: { de: 'System', en: 'System' },
} satisfies Record<string, Sentence>

/** The lists of the content in one language that sections show in whole or in part. */
type Lists = {
  firm: Record<'memberships' | 'certificates', readonly unknown[]>
  news: readonly unknown[]
  testimonials: readonly { group: keyof typeof testimonialGroups }[]
  projects: Record<string, { category: { id: string } }>
}

export type Rules = {
  group: keyof typeof chooserGroups
  /** The mark at the axis: a number, a letter, or no axis at all. */
  axis?: 'number' | 'letter' | 'none'
  /** True for a kind of first section. Every page must begin with one, and it must not come later. */
  isHero?: true
  /** Allows only one section of the kind, or one of each look, on a page. */
  once?: 'kind' | 'look'
  /** True for sections that show red themselves, so that their bubble stays black. */
  ownsRed?: boolean | ((section: never) => boolean)
  /** Returns the picture that the browser should load first, if the section is the first or second of its page. */
  first?: (section: never) => FirstPicture | undefined
  /**
   * Returns false if the section has nothing to show in the language. It is then left out, and the next one takes its
   * number.
   */
  hasContent?: (section: never, content: Lists) => boolean
  /** Checks fields against each other. Paths begin at the section. */
  check?: (section: never, content: never) => ReferenceProblem[]
}

/** A kind regardless of its fields, for lists of kinds. */
export type Kind = { name: string; label: Sentence; schema: v.GenericSchema; rules: Rules }

/** Fields that every section has, whatever its kind. */
const common = {
  anchor: optional('Sprungmarke', 'Anchor', id('The part after # in addresses')),
  number: v.optional(field('Mit Nummer am Rand', 'With a number in the margin', v.boolean()), true),
  hidden: v.optional(field('Ausgeblendet', 'Hidden', v.boolean()), false),
  only: onlyField(),
}

/** Creates a kind. `name` is its name in content files, and in PascalCase that of its folder. */
export function defineKind<const Name extends string, const Own extends Record<string, Entry>>(
  name: Name,
  label: Sentence,
  own: Own,
  rules: Rules,
) {
  const schema = { ...group({ section: v.literal(name), ...own, ...common }), label }
  return { name, label, schema, rules }
}

/**
 * Returns the names of the files that may render a section, the most specific first. A look, or a field such as a film,
 * may have a separate file (`Section.film.astro`), so that other sections do not load its styles and scripts.
 */
export const variantsOf = (name: string, section: Record<string, unknown>): string[] => [
  ...[section.look, ...Object.keys(section)].map(word => `${name}.${word}`),
  name,
]

export const folderOf = (name: string): string =>
  name.replace(/(?:^|-)[a-z]/g, start => start.slice(-1).toUpperCase())
