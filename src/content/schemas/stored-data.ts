import { choiceField, field, group, list } from '../fields.ts'
import { plain, text } from '../text-fields.ts'

/** Everything that the site can store on a visitor's device. Tests compare it with a browser. */
export const storedDataSchema = list(
  group({
    name: field(
      'Name',
      'Name',
      plain('The exact name on the device; … stands for a part that changes with every build'),
    ),
    place: choiceField('Ort', 'Place', {
      cookie: { de: 'Cookie', en: 'Cookie' },
      localStorage: { de: 'Speicher des Browsers', en: 'Local storage' },
      sessionStorage: { de: 'Speicher der Sitzung', en: 'Session storage' },
      'Cache Storage': { de: 'Zwischenspeicher', en: 'Cache' },
      'Service Worker': { de: 'Service Worker', en: 'Service worker' },
    }),
    when: choiceField('Zeitpunkt', 'Time', {
      visited: { de: 'beim Besuch', en: 'on a visit' },
      answered: { de: 'nach einer Antwort im Banner', en: 'after an answer in the banner' },
      paused: { de: 'nach dem Anhalten von Bewegung', en: 'after motion is paused' },
      statistics: { de: 'mit Zustimmung zur Statistik', en: 'with consent to statistics' },
    }),
    whenText: field('Zeitpunkt in Worten', 'Time in words', text()),
    purpose: field('Zweck', 'Purpose', text()),
    duration: field('Dauer', 'Duration', text()),
  }),
)
