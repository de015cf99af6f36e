import * as v from 'valibot'
import { field, label, list, plain, text } from '../../content/fields.ts'
import { defineKind } from '../kind.ts'

export const notFound = defineKind(
  'not-found',
  { de: 'Seite nicht gefunden', en: 'Page not found' },
  {
    heading: field('Überschrift', 'Heading', label()),
    text: field('Text', 'Text', text()),
    suggestions: field('Zeile über den Vorschlägen', 'Line above the suggestions', text()),
    home: field('Link zur Startseite', 'Link to the home page', text()),
    homeInLanguage: field('Link zur Startseite der Sprache', 'Link to the home page in the language', text()),
    words: field(
      'Weitere Wörter für Seiten',
      'Further words for pages',
      v.record(v.string(), list(plain('A word for this page that somebody may type as its address'))),
      {
        de: 'In jeder Sprache; Adresse und Titel einer Seite zählen ohnehin.',
        en: 'In any language; the address and the titles of a page count anyway.',
      },
    ),
  },
  { group: 'system', axis: 'none', isHero: true },
)
