// The schema of a page file: its names and addresses, and a list of sections.
import * as v from 'valibot'
import { person } from '../content/entry-fields.ts'
import { choice, choiceField, field, group, list, optional } from '../content/fields.ts'
import { picture } from '../content/media-fields.ts'
import { date, plain, text } from '../content/text-fields.ts'
import { languageCode, matching } from '../content/texts.ts'
import { kinds } from './kinds.ts'

/** The pages that the program itself has to find. */
const roles = {
  home: { de: 'Startseite', en: 'Home page' },
  projects: { de: 'Projektliste', en: 'List of projects' },
  finder: { de: 'Referenzfinder', en: 'Reference finder' },
  sheets: { de: 'Referenzblätter', en: 'Reference sheets' },
  contact: { de: 'Kontakt', en: 'Contact' },
  imprint: { de: 'Impressum', en: 'Legal notice' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  'not-found': { de: 'Nicht gefunden', en: 'Not found' },
  offline: { de: 'Ohne Verbindung', en: 'Offline' },
  thanks: { de: 'Dank für eine Anfrage', en: 'Thanks for an inquiry' },
  'form-error': { de: 'Fehler in einem Formular', en: 'Error in a form' },
}

/** The file of each page that the program has to find. */
export const pageOfRole = {
  home: 'home',
  projects: 'projects',
  finder: 'finder',
  sheets: 'sheets',
  contact: 'contact',
  imprint: 'impressum',
  privacy: 'datenschutz',
  accessibility: 'accessibility',
  'not-found': 'not-found',
  offline: 'offline',
  thanks: 'thanks',
  'form-error': 'form-error',
} satisfies Partial<Record<keyof typeof roles, string>>

/** First parts of addresses that the program itself uses: for the service, the home page, vCards and share pictures. */
export const reservedParts: readonly string[] = ['api', 'index', 'people', 'share']

const path = () =>
  matching(
    /^\/[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
    'muss ein Pfad ohne Sprache sein, etwa /barrierefreiheit',
    'must be a path without its language, such as /accessibility',
  )

const seo = group({
  title: field(
    'Titel',
    'Title',
    v.pipe(
      text(),
      v.metadata({ from: 1, to: 60 }),
      v.description('Title in search results and the browser tab; under 60 characters'),
    ),
  ),
  description: field(
    'Beschreibung',
    'Description',
    v.pipe(
      text(),
      v.metadata({ from: 70, to: 160 }),
      v.description('Summary in search results; 70 to 160 characters'),
    ),
  ),
})

const share = group({
  picture: field('Bild', 'Picture', picture('share')),
  focus: v.optional(
    field(
      'Bleibt beim Zuschneiden',
      'Stays when cropped',
      v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      {
        de: '0 ist der obere Rand, 50 die Mitte, 100 der untere.',
        en: '0 is the top, 50 the middle, 100 the bottom.',
      },
    ),
    50,
  ),
})

/** Pages that appear only in certain situations. They are not in the sitemap, and have no picture for sharing. */
const situations: readonly string[] = ['sheets', 'not-found', 'offline', 'thanks', 'form-error']

export const isSituation = ({ role }: { role?: string | undefined }): boolean =>
  role !== undefined && situations.includes(role)

/** A section as in the file. Its kind defines the other fields. */
export type SectionContent = {
  section: string
  anchor?: string | undefined
  number: boolean
  [entry: string]: unknown
}

// TypeScript cannot handle the union of all kinds.
const schemas = kinds.map(({ schema }) => schema) as unknown as [
  v.StrictObjectSchema<{ section: v.LiteralSchema<string, undefined> }, undefined>,
]
const section = v.variant('section', schemas) as unknown as v.GenericSchema<unknown, SectionContent>

export const pageSchema = group({
  nav: field('Name der Seite', 'Name of the page', text()),
  seo: field('In Suchmaschinen', 'In search engines', seo),
  share: optional('Beim Teilen', 'When shared', share),
  role: optional('Aufgabe', 'Role', choice(roles)),
  ground: v.optional(
    choiceField('Hintergrund', 'Background', {
      paper: { de: 'Papier', en: 'Paper' },
      night: { de: 'Nacht', en: 'Night' },
    }),
  ),
  address: optional(
    'Eigene Adresse',
    'Address of its own',
    v.pipe(v.record(languageCode, path()), v.metadata({ kind: 'text' })),
    {
      de: 'In jeder Sprache, ohne /en am Anfang. Ohne Angabe der Name der Datei.',
      en: 'In each language, without /en at the start. Without one, the name of the file.',
    },
  ),
  words: optional(
    'Weitere Wörter',
    'Further words',
    list(plain('A word that a visitor may type as the address')),
    {
      de: 'In beliebiger Sprache. Enthält eine falsch eingegebene Adresse eines dieser Wörter, wird diese Seite vorgeschlagen. Adresse und Name der Seite gelten ohnehin.',
      en: 'In any language: a wrong address with one of these words suggests the page. Its address and name count anyway.',
    },
  ),
  approved: optional(
    'Freigegeben',
    'Approved',
    group({
      by: field('Von', 'By', plain('Who answers for this text')),
      on: field('Am', 'On', date()),
    }),
    {
      de: 'Wer den Rechtstext wann geprüft hat. In der Zeile „Stand“ steht {approvedOn} für das Datum. Ohne diese Angabe kann die Website nicht online gehen.',
      en: 'Who checked a legal text, and when. {approvedOn} in the line “As of” names the day; without it the site is not ready to go online.',
    },
  ),
  review: optional(
    'Prüfung der Barrierefreiheit',
    'Accessibility review',
    group({
      on: field('Am', 'On', date()),
      kind: field('Art', 'Kind', text(), {
        de: 'Was wie geprüft wurde, etwa durch eine Selbstbewertung oder ein Gutachten.',
        en: 'What was reviewed, and how: a self-assessment, an audit.',
      }),
      by: optional('Von', 'By', plain('Who made the review'), {
        de: 'Steht auf keiner Seite; ohne Angabe kann die Website nicht online gehen.',
        en: 'No page shows it; without it the site is not ready to go online.',
      }),
    }),
    {
      de: 'Die letzte Prüfung. In den Texten steht {reviewedOn} für das Datum und {review} für die Art.',
      en: 'The most recent one. Texts name it with {reviewedOn} and {review}.',
    },
  ),
  contactPerson: optional('Ansprechperson', 'Contact person', person()),
  hidden: v.optional(field('Ausgeblendet', 'Hidden', v.boolean()), false),
  sections: field('Abschnitte', 'Sections', v.pipe(v.array(section), v.minLength(1))),
})
