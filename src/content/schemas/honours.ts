// Awards, competitions, certificates and publications, of a project or of the firm.
import * as v from 'valibot'
import { externalLink } from '../address-fields.ts'
import { language } from '../entry-fields.ts'
import { choice, choiceField, field, group, list, optional } from '../fields.ts'
import { date, plain, text } from '../text-fields.ts'

const year = () => field('Jahr', 'Year', v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2199)))
const source = () =>
  optional(
    'Quelle',
    'Source',
    v.pipe(externalLink(), v.description('Where to read it, such as the report of the jury')),
  )
const count = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.description(description))
const place = () => optional('Platz', 'Place', count('1 for the first prize'))
const entries = () => optional('Arbeiten', 'Entries', count('Number of entries'))

export const ranks = {
  prize: { de: 'Preis', en: 'Prize' },
  commendation: { de: 'Anerkennung', en: 'Commendation' },
  nomination: { de: 'Nominierung', en: 'Nomination' },
}

const award = group({
  year: year(),
  title: field('Titel', 'Title', text()),
  by: optional('Verliehen von', 'Awarded by', text()),
  rank: optional('Rang', 'Rank', choice(ranks)),
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
  title: optional('Titel', 'Title', text()),
  kind: field('Art', 'Kind', choice(competitionKinds)),
  place: place(),
  entries: entries(),
  source: source(),
})

const certificate = group({
  year: year(),
  system: field('System', 'System', plain('Such as DGNB, BNB, QNG, LEED or BREEAM')),
  level: optional('Stufe', 'Level', text()),
  state: choiceField('Stand', 'State', {
    precertified: { de: 'Vorzertifikat', en: 'pre-certificate' },
    certified: { de: 'Zertifikat', en: 'certificate' },
  }),
  until: optional('Gültig bis', 'Valid until', date()),
  source: source(),
})

const publication = group({
  year: year(),
  medium: field('Medium', 'Medium', plain('Name of the journal, book or site')),
  title: optional('Titel', 'Title', text()),
  issue: optional('Ausgabe', 'Issue', plain('Such as 4/2024')),
  pages: optional('Seiten', 'Pages', plain('Such as 22–29')),
  language: optional('Sprache', 'Language', language('The language in which it appeared')),
  source: source(),
})

/** Certificates are not included here, because the firm has a separate list of them. */
export const honours = () => ({
  awards: optional('Auszeichnungen', 'Awards', list(award)),
  competitions: optional('Wettbewerbe', 'Competitions', list(competition)),
  publications: optional('Veröffentlichungen', 'Publications', list(publication)),
})

export const certificates = () => optional('Zertifikate', 'Certificates', list(certificate))
