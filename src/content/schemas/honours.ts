// Awards, competitions, certificates and publications, of a project or of the firm.
import * as v from 'valibot'
import { choice, date, externalLink, field, group, language, list, plain, text } from '../fields.ts'

const year = () => field('Jahr', 'Year', v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2199)))
const source = () =>
  v.optional(
    field(
      'Quelle',
      'Source',
      v.pipe(externalLink(), v.description('Where it can be read, such as the report of the jury')),
    ),
  )
const count = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.description(description))
const place = () => v.optional(field('Platz', 'Place', count('1 for the first prize')))
const entries = () => v.optional(field('Arbeiten', 'Entries', count('How many took part')))

export const ranks = {
  prize: { de: 'Preis', en: 'Prize' },
  commendation: { de: 'Anerkennung', en: 'Commendation' },
  nomination: { de: 'Nominierung', en: 'Nomination' },
}

const award = group({
  year: year(),
  title: field('Titel', 'Title', text()),
  by: v.optional(field('Verliehen von', 'Given by', text())),
  rank: v.optional(field('Rang', 'Rank', choice(ranks))),
  place: place(),
  entries: entries(),
  source: source(),
})

export const competitionKinds = {
  open: { de: 'Offen', en: 'Open' },
  restricted: { de: 'Nichtoffen', en: 'Restricted' },
  invited: { de: 'Eingeladen', en: 'Invited' },
}

const competition = group({
  year: year(),
  title: v.optional(field('Titel', 'Title', text())),
  kind: field('Art', 'Kind', choice(competitionKinds)),
  place: place(),
  entries: entries(),
  source: source(),
})

const certificate = group({
  year: year(),
  system: field('System', 'System', plain('Such as DGNB, BNB, QNG, LEED or BREEAM')),
  level: v.optional(field('Stufe', 'Level', text())),
  state: field(
    'Stand',
    'State',
    choice({
      precertified: { de: 'Vorzertifikat', en: 'pre-certificate' },
      certified: { de: 'Zertifikat', en: 'certificate' },
    }),
  ),
  until: v.optional(field('Gültig bis', 'Valid until', date())),
  source: source(),
})

const publication = group({
  year: year(),
  medium: field('Medium', 'Medium', plain('Name of the journal, book or site')),
  title: v.optional(field('Titel', 'Title', text())),
  issue: v.optional(field('Ausgabe', 'Issue', plain('Such as 4/2024'))),
  pages: v.optional(field('Seiten', 'Pages', plain('Such as 22–29'))),
  language: v.optional(field('Sprache', 'Language', language('The language in which it appeared'))),
  source: source(),
})

/** The firm has a list of certificates of its own. */
export const honours = () => ({
  awards: v.optional(field('Auszeichnungen', 'Awards', list(award))),
  competitions: v.optional(field('Wettbewerbe', 'Competitions', list(competition))),
  publications: v.optional(field('Veröffentlichungen', 'Publications', list(publication))),
})

export const certificates = () => v.optional(field('Zertifikate', 'Certificates', list(certificate)))
