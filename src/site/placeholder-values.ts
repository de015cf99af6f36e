// The values of the placeholders: the firm's name and numbers, and everything that can be counted.
import { readConfig } from '../../service/operation/config.ts'
import { heldMonths, housekeepingMinutes } from '../../service/retention/purge.ts'
import { addressMinutes, mailboxHours } from '../../service/spam/limits.ts'
import { fewestViews, visitMonths } from '../../service/visits/visit-limits.ts'
import type { Path } from '../content/changes.ts'
import type { ReferenceProblem } from '../content/model.ts'
import { type PlaceholderValues, placeholdersIn } from '../content/placeholders.ts'
import type { Sentence } from '../content/problems.ts'
import { publicContent } from '../content/public-content.ts'
import { walk } from '../content/references.ts'
import { Localized } from '../content/values.ts'
import {
  consentMonths,
  referrerMonths,
  sessionMinutes,
  visitorIdMonths,
} from '../frame/ConsentBanner/durations.ts'
import { formatLongDay } from '../i18n/dates.ts'
import { numberWord } from '../i18n/number-words.ts'
import { type Locale, locales } from '../routes.ts'
import type { Content, PublicContent } from './content.ts'
import { modelPlaceholders } from './model-placeholders.ts'

/** The durations used by the code that deletes data. */
const durations = {
  heldMonths,
  addressMinutes,
  mailboxHours,
  housekeepingMinutes,
  consentMonths,
  visitorIdMonths,
  referrerMonths,
  sessionMinutes,
  visitMonths,
}

type Known = Partial<Pick<PublicContent, 'firm' | 'people' | 'projects'>> & {
  pages?: Record<string, Pick<PublicContent['pages'][string], 'review'> | undefined>
}

/** The names of placeholders for editors, except those of persons and offices. */
export const placeholderNames: Record<string, Sentence> = {
  projects: { de: 'Projekte', en: 'Projects' },
  people: { de: 'Team', en: 'Team' },
  years: { de: 'Jahre', en: 'Years' },
  offices: { de: 'Standorte', en: 'Offices' },
  'firm.name': { de: 'Name', en: 'Name' },
  'firm.shortName': { de: 'Kurzname', en: 'Short name' },
  'firm.phone': { de: 'Telefon', en: 'Phone' },
  'firm.email': { de: 'E-Mail', en: 'Email' },
  retentionMonths: { de: 'Monate, die Anfragen bleiben', en: 'Months that inquiries are kept' },
  visitMonths: { de: 'Monate, die Besuchszahlen bleiben', en: 'Months that visit counts are kept' },
  fewestViews: { de: 'Kleinste gezeigte Besuchszahl', en: 'Lowest visit count shown' },
  review: { de: 'Prüfung der Barrierefreiheit', en: 'Accessibility review' },
  reviewedOn: { de: 'Tag dieser Prüfung', en: 'Day of this review' },
}

export function placeholderValues(
  { firm, people, projects = {}, pages = {} }: Known,
  locale: Locale,
): PlaceholderValues {
  const review = Object.values(pages).find(page => page?.review)?.review
  // Read as the service does, which deletes inquiries after this number of months.
  const { retentionMonths } = readConfig({ RETENTION_MONTHS: process.env.RETENTION_MONTHS })
  const numbers = {
    projects: Object.keys(projects).length,
    people: firm?.figures?.team,
    years: firm?.figures?.years,
    offices: firm?.offices?.length,
  }
  return Object.fromEntries(
    [
      ...Object.entries(numbers).flatMap(([name, value]) =>
        value === undefined
          ? []
          : [
              [name, `${value}`],
              [`${name}.word`, numberWord(value, locale)],
            ],
      ),
      ['firm.name', firm?.name],
      ['firm.shortName', firm?.shortName],
      ['firm.phone', firm?.phone?.shown],
      ['firm.email', firm?.email],
      ['retentionMonths', `${retentionMonths}`],
      ...Object.entries(durations).map(([name, value]) => [name, `${value}`]),
      ['fewestViews', `${fewestViews}`],
      ['review', review?.kind.in(locale)],
      ['reviewedOn', review && formatLongDay(review.on.iso, locale)],
      ...(firm?.offices ?? []).flatMap(office => [
        [`office.${office.id}.company`, office.company],
        [`office.${office.id}.city`, office.city.in(locale)],
        [`office.${office.id}.phone`, office.phone.shown],
        [`office.${office.id}.fax`, office.fax?.shown],
        [`office.${office.id}.email`, office.email],
      ]),
      ...Object.entries(people?.persons ?? {}).flatMap(([id, person]) => [
        [`person.${id}.name`, person?.name],
        [`person.${id}.phone`, person?.phone.shown],
        [`person.${id}.email`, person?.email],
      ]),
    ].filter(([, value]) => value !== undefined),
  )
}

/** Reports values that a text should replace by placeholders, and placeholders that do not exist. */
export function placeholderProblems(content: Partial<Content>): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const known = publicContent(content)
  const values = Object.fromEntries(locales.map(locale => [locale, placeholderValues(known, locale)]))
  const names = Object.fromEntries(locales.map(locale => [locale, fullNames(values[locale] ?? {})]))
  walk(content, (value, path) => {
    if (!(value instanceof Localized)) return
    for (const locale of locales) {
      const text = textOf(value.in(locale))
      if (text === undefined) continue
      const at: Path = [...path, locale]
      for (const name of placeholdersIn(text)) {
        const available = { ...values[locale], ...ofModel(content, path, locale) }
        if (name in available) continue
        const all = Object.keys(available).join(', ')
        problems.push({
          path: at,
          says: {
            de: `{${name}} gibt es nicht; es gibt ${all}`,
            en: `there is no {${name}}; known: ${all}`,
          },
        })
      }
      for (const [written, placeholder] of literals(text, values[locale] ?? {}, names[locale] ?? []))
        problems.push({
          path: at,
          says: {
            de: `„${written}“ ist an anderer Stelle eingetragen und kann sich dort ändern; schreiben Sie {${placeholder}}`,
            en: `“${written}” is stated elsewhere and may change there; write {${placeholder}} instead`,
          },
        })
    }
  })
  return problems
}

/** Returns the measures that a text of a project may use. */
function ofModel(
  { projects, drawings }: Partial<Content>,
  [file, id]: Path,
  locale: Locale,
): PlaceholderValues {
  const project = file === 'projects' ? projects?.[`${id}`] : undefined
  return project ? modelPlaceholders(project, drawings?.[`${id}`], locale) : {}
}

/** The nouns that mark a number as the count of projects or people. */
const countedNouns: Record<string, string> = {
  projects: 'Projekte|Referenzen|projects|references',
  people: 'Menschen|Personen|Mitarbeitende|Kolleginnen|people|employees|colleagues',
}

/** Finds values that are stated elsewhere, with the placeholder to use instead. */
function literals(
  text: string,
  values: PlaceholderValues,
  names: [placeholder: string, name: string][],
): [written: string, placeholder: string][] {
  const replacements: [string, string][] = []
  const named = names.find(([, name]) => text.includes(name))
  if (named) replacements.push([named[1], named[0]])
  for (const [number] of text.matchAll(/\+\d[\d /()-]{5,}\d/g)) {
    const placeholder = Object.keys(values).find(
      name => /\.(phone|fax)$/.test(name) && digits(values[name] ?? '') === digits(number),
    )
    if (placeholder) replacements.push([number, placeholder])
  }
  for (const [placeholder, nouns] of Object.entries(countedNouns)) {
    const number = values[placeholder]
    if (!number || Number(number) < 3) continue
    const [, written, word] =
      new RegExp(
        `(?<![\\p{L}\\d.,])((${number}|${values[`${placeholder}.word`]})\\+? (?:${nouns}))(?!\\p{L})`,
        'iu',
      ).exec(text) ?? []
    if (written) replacements.push([written, word === number ? placeholder : `${placeholder}.word`])
  }
  return replacements
}

/** Lists the full names of the firm and its offices, the longest first. Short names may be ordinary words. */
const fullNames = (values: PlaceholderValues): [placeholder: string, name: string][] =>
  Object.entries(values)
    .filter(([placeholder]) => /^(?:firm\.name|office\..+\.company)$/.test(placeholder))
    .toSorted(([, one], [, other]) => other.length - one.length)

const digits = (number: string): string => number.replace(/\D/g, '')

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const text = (value as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? text : undefined
}
