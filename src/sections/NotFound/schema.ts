import { field } from '../../content/fields.ts'
import { label, text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'

export const notFound = defineKind(
  'not-found',
  { de: 'Seite nicht gefunden', en: 'Page not found' },
  {
    heading: field('Überschrift', 'Heading', label()),
    text: field('Text', 'Text', text()),
    suggestions: field('Zeile über den Vorschlägen', 'Line above the suggestions', text()),
    home: field('Link zur Startseite', 'Link to the home page', text()),
    homeInLanguage: field('Link zur Startseite der Sprache', 'Link to the home page in the language', text()),
  },
  { group: 'system', axis: 'none', isHero: true },
)
