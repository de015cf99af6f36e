// The names of a theme's colours, for the labels of fields and the messages of the check.
import type { Sentence } from '../content/problems.ts'
import type { ColourName } from './colours.ts'

export const colourNames: Record<ColourName, Sentence> = {
  paper: { de: 'Papier', en: 'Paper' },
  ink: { de: 'Tinte', en: 'Ink' },
  accent: { de: 'Akzent', en: 'Accent' },
  night: { de: 'Nacht', en: 'Night' },
  sheet: { de: 'Blatt', en: 'Sheet' },
  tint: { de: 'Tönung', en: 'Tint' },
  'ink-2': { de: 'Zweite Tinte', en: 'Second ink' },
  'ink-3': { de: 'Dritte Tinte', en: 'Third ink' },
  edge: { de: 'Feldrand', en: 'Field border' },
  hair: { de: 'Haarlinie', en: 'Hairline' },
  'on-accent': { de: 'Schrift im Akzent', en: 'Text in the accent' },
  'accent-press': { de: 'Gedrückter Akzent', en: 'Pressed accent' },
  'accent-text': { de: 'Akzentschrift', en: 'Accent text' },
  'accent-mark': { de: 'Marke', en: 'Mark' },
  'on-accent-mark': { de: 'Schrift in der Marke', en: 'Text in the mark' },
  error: { de: 'Fehler', en: 'Error' },
  'error-text': { de: 'Fehlertext', en: 'Error text' },
  'night-2': { de: 'Zweite Nacht', en: 'Second night' },
  'night-text': { de: 'Nachtschrift', en: 'Night text' },
  'night-text-2': { de: 'Zweite Nachtschrift', en: 'Second night text' },
  'night-edge': { de: 'Feldrand der Nacht', en: 'Night field border' },
  'night-hair': { de: 'Haarlinie der Nacht', en: 'Night hairline' },
  'night-accent': { de: 'Akzent der Nacht', en: 'Night accent' },
  'night-mark': { de: 'Marke der Nacht', en: 'Night mark' },
  'on-night-mark': { de: 'Schrift in der Marke der Nacht', en: 'Text in the night mark' },
  'night-error': { de: 'Fehler der Nacht', en: 'Night error' },
}
