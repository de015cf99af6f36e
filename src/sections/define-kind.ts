// The definition of a kind of section: its fields and its rules on a page.
import * as v from 'valibot'
import { type Entry, field, group, onlyField, optional } from '../content/fields.ts'
import { id } from '../content/ids.ts'
import type { ReferenceProblem } from '../content/model.ts'
import type { Sentence } from '../content/problems.ts'
import type { testimonialGroups } from '../content/schemas/testimonials.ts'
import type { FirstPicture } from '../parts/Picture/first-picture.ts'

/** Groups of the list from which editors choose a kind. */
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

/** Lists from the content in one language, of which sections show all or some. */
type Lists = {
  firm: Record<'memberships' | 'certificates', readonly unknown[]>
  news: readonly unknown[]
  testimonials: readonly { group: keyof typeof testimonialGroups }[]
}

export type Rules = {
  group: keyof typeof chooserGroups
  /** A number or a letter at the axis, or no axis. */
  axis?: 'number' | 'letter' | 'none'
  /** Stands first on its page, and every page begins with such a section. */
  isHero?: true
  /** Stands on a page at most once: all sections of the kind, or those of one look. */
  once?: 'kind' | 'look'
  /** True for sections that show a red thing themselves, so that their bubble stays ink. */
  ownsRed?: boolean | ((section: never) => boolean)
  /** The picture that the browser loads first, if the section is the first or second of its page. */
  first?: (section: never) => FirstPicture | undefined
  /** False where it has nothing to show in the language: it is left out, and the next one takes its number. */
  hasContent?: (section: never, content: Lists) => boolean
  /** Checks between fields of the section; paths begin at the section. */
  check?: (section: never, content: never) => ReferenceProblem[]
}

/** A kind as lists of kinds know it, whatever its fields. */
export type Kind = { name: string; label: Sentence; schema: v.GenericSchema; rules: Rules }

/** Fields that every section has, whatever its kind. */
const common = {
  anchor: optional('Sprungmarke', 'Anchor', id('The part after # in addresses')),
  number: v.optional(field('Mit Nummer am Rand', 'With a number in the margin', v.boolean()), true),
  hidden: v.optional(field('Ausgeblendet', 'Hidden', v.boolean()), false),
  only: onlyField(),
}

/** `name` is the word in content files; the folder has it in PascalCase. */
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
 * Names of the files that may draw a section, the most special first: a look, or a field such as a film, may have a file
 * of its own (`Section.film.astro`), so that its styles and scripts come only with it.
 */
export const variantsOf = (name: string, section: Record<string, unknown>): string[] => [
  ...[section.look, ...Object.keys(section)].map(word => `${name}.${word}`),
  name,
]

export const folderOf = (name: string): string =>
  name.replace(/(?:^|-)[a-z]/g, start => start.slice(-1).toUpperCase())
