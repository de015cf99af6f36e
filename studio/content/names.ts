// Names files and places as people read them: "Startseite › Leistungen › Text".

import { type Path, valueAt } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { isInternal } from '../../src/content/public-content.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales, localizePath, pathOf, projectPath } from '../../src/routes.ts'
import { themeFile } from '../../src/theme/theme-file.ts'
import { below } from '../form/entry-order.ts'
import type { Entry, Field } from '../form/form-fields.ts'
import { asSentence, isPair, titleOf } from './title.ts'

const fileNames: Record<string, Sentence> = {
  [themeFile]: { de: 'Aussehen', en: 'Theme' },
  'firm.yaml': { de: 'Das Büro', en: 'The firm' },
  'interface.yaml': { de: 'Texte der Oberfläche', en: 'Interface texts' },
  'forms.yaml': { de: 'Formulare', en: 'Forms' },
  'mails.yaml': { de: 'E-Mails an Anfragende', en: 'Confirmation emails' },
  'navigation.yaml': { de: 'Navigation und Fußzeile', en: 'Navigation and footer' },
  'people.yaml': { de: 'Personen', en: 'People' },
  'news.yaml': { de: 'Meldungen', en: 'News' },
  'faq.yaml': { de: 'Fragen', en: 'Questions' },
  'testimonials.yaml': { de: 'Stimmen', en: 'Testimonials' },
  'jobs.yaml': { de: 'Stellen', en: 'Jobs' },
  'categories.yaml': { de: 'Kategorien der Projekte', en: 'Project categories' },
  'disciplines.yaml': { de: 'Disziplinen', en: 'Disciplines' },
  'glossary.yaml': { de: 'Begriffe', en: 'Glossary' },
  'declarations.yaml': { de: 'Erklärungen für Bewerbungen', en: 'Statements for bids' },
  'facts.yaml': { de: 'Eigene Angaben', en: 'Custom facts' },
  'project-page.yaml': { de: 'Seiten der Projekte', en: 'Project pages' },
  '.english-fits': { de: 'Übersetzung passt noch', en: 'Translation is still right' },
  'stored-data.yaml': { de: 'Gespeicherte Daten', en: 'Stored data' },
  'redirects.yaml': { de: 'Alte Adressen', en: 'Redirects' },
  'media/pictures.yaml': { de: 'Bilder', en: 'Pictures' },
  'media/portraits.yaml': { de: 'Porträts', en: 'Portraits' },
}

export function fileName(file: string, value: unknown): Sentence {
  const { nav, title, name: ofForm } = (value ?? {}) as Record<string, unknown>
  const own = fileNames[file]
  if (own) return own
  if (isPair(nav)) return asSentence(nav)
  if (isPair(title)) {
    const { de, en } = asSentence(title)
    return isInternal(value) ? { de: `${de} (intern)`, en: `${en} (internal)` } : { de, en }
  }
  if (isPair(ofForm)) return asSentence(ofForm)
  const name = file.endsWith('.yaml') ? file : file.slice(file.lastIndexOf('/') + 1)
  return { de: name, en: name }
}

export const isPageFile = (file: string): boolean => /^pages\//.test(file)

/** The path of a page or a project in the language. */
export function pathOfFile(file: string, locale: Locale): string {
  const [folder, name = ''] = file.replace(/\.yaml$/, '').split('/')
  return folder === 'projects' ? localizePath(projectPath(name), locale) : pathOf(name, locale)
}

const short = (text: string) => (text.length > 48 ? `${text.slice(0, 46).trimEnd()} …` : text)

/** The way to a place in words, its language last: Leistungen, Text, Deutsch. */
export function wayTo(form: Field, value: unknown, path: Path, language: ProgramLanguage): string[] {
  let fields: Field[] = [form]
  return path.flatMap((step, depth) => {
    const parents = fields
    fields = fields.flatMap(field => below(field, step))
    if (typeof step === 'number')
      return short(titleOf(valueAt(value, path.slice(0, depth + 1)), language) ?? `${step + 1}.`)
    // A fact with its visibility is one thing to people, so the step to its value has no name.
    if (step === 'value' && parents.some(({ type }) => type === 'fact')) return []
    const group = valueAt(value, path.slice(0, depth))
    const entry = parents.flatMap(field => entriesOf(field, group)).find(({ key }) => key === step)
    const isMap = parents.some(({ type }) => type === 'map')
    return isMap
      ? short(titleOf(valueAt(value, path.slice(0, depth + 1)), language) ?? step)
      : (entry?.label[language] ?? (locales.includes(step) ? languageName(step, language) : step))
  })
}

/** The entries of a group, or of the variant that the value has, such as a kind of section. */
export function entriesOf(field: Field, value: unknown): Entry[] {
  if (field.type === 'group') return field.entries
  if (field.type !== 'variant') return []
  const variant = (value as Record<string, unknown> | undefined)?.[field.key]
  return field.options
    .filter(option => option.value === variant)
    .flatMap(option => entriesOf(option.field, value))
}
