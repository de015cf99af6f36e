import * as v from 'valibot'
import { email, externalLink, phone } from '../address-fields.ts'
import { person } from '../entry-fields.ts'
import { choice, field, group, groupField, list, optional } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { drawing } from '../media-fields.ts'
import { date, name, plain, text } from '../text-fields.ts'
import { languageCode, matching } from '../texts.ts'
import { honours } from './honours.ts'

const clock = matching(
  /^\d{2}:\d{2}$/,
  'muss eine Uhrzeit wie "09:00" sein, in Anführungszeichen',
  'must be a time such as "09:00", in quotes',
)

const country = matching(
  /^[A-Z]{2}$/,
  'muss ein Länderkürzel wie DE oder AT sein',
  'must be a country code such as DE or AT',
)

const inquiryTarget = matching(
  /^(?:mail|none|https:\/\/\S+)$/,
  'muss mail, none oder eine Adresse mit https:// sein',
  'must be mail, none or an address with https://',
)

const office = group({
  id: field(
    'Kurzname in Adressen',
    'Short name in addresses',
    id('Short name by which people and jobs refer to the office; also its anchor on the contact page'),
  ),
  company: field('Gesellschaft', 'Company', plain('Name of the group company at this office')),
  city: field('Ort', 'City', name()),
  street: field('Straße', 'Street', plain()),
  postalCode: field('Postleitzahl', 'Postal code', plain('Postal code, in quotes')),
  locality: field('Ort der Postanschrift', 'Post town', plain('Town, as in the postal address')),
  region: optional('Land oder Bezirk', 'State or county', plain('State or county, as in official addresses')),
  country: field('Land', 'Country', name()),
  countryCode: field('Länderkürzel', 'Country code', country),
  phone: field('Telefon', 'Phone', phone()),
  fax: optional('Fax', 'Fax', phone()),
  email: field('E-Mail', 'Email', email()),
  latitude: field('Geografische Breite', 'Latitude', v.number()),
  longitude: field('Geografische Länge', 'Longitude', v.number()),
  arrive: field('Anfahrt', 'How to get there', text('How to get there')),
  plan: v.optional(
    groupField('Lageplan', 'Plan', {
      drawing: field('Zeichnung', 'Drawing', drawing()),
      width: field(
        'Breite',
        'Width',
        v.pipe(v.number(), v.description('Of the drawing; plans on one page share a scale')),
      ),
      height: field('Höhe', 'Height', v.number()),
      alt: field(
        'Was zu sehen ist',
        'Description',
        text('What the drawn plan shows, for people who cannot see it'),
      ),
      caption: field('Bildunterschrift', 'Caption', text()),
    }),
  ),
})

export const languages = v.pipe(v.array(languageCode), v.minLength(1))

export const firmSchema = group({
  sample: optional(
    'Hinweis auf das Musterbüro',
    'Note on the sample firm',
    text('A line at the foot of every page that marks the sample data; remove it together with that data'),
  ),
  languages: v.optional(
    field(
      'Sprachen',
      'Languages',
      v.pipe(languages, v.description('Languages of the site; addresses in the first one have no prefix')),
    ),
    ['de', 'en'],
  ),
  name: field('Name', 'Name', plain('Registered name of the firm')),
  shortName: field('Kurzname', 'Short name', plain('The name as it appears in the logo')),
  description: field('Beschreibung', 'Description', text()),
  founded: field(
    'Gegründet',
    'Founded',
    v.pipe(v.number(), v.integer(), v.description('Year of foundation')),
  ),
  url: field('Adresse der Website', 'Address of the site', externalLink()),
  alternateHosts: field(
    'Weitere Adressen der Website (englisch)',
    'Other hosts of the site (English)',
    v.pipe(
      v.optional(v.array(plain()), []),
      v.description('Hosts that lead to the English pages of the main address'),
    ),
  ),
  email: field('E-Mail', 'Email', email()),
  phone: field('Telefon', 'Phone', phone()),
  whatsapp: optional(
    'WhatsApp',
    'WhatsApp',
    v.pipe(phone(), v.description('Without it, the form of the BIM page is sent like the others')),
  ),
  security: field(
    'Meldungen von Schwachstellen',
    'Reports of vulnerabilities',
    v.pipe(
      group({ email: field('E-Mail', 'Email', email()), expires: field('Gültig bis', 'Expires', date()) }),
      v.description('Contact for reports of vulnerabilities, published in /.well-known/security.txt'),
    ),
  ),
  aiTraining: optional(
    'Sammler von KI-Trainingsdaten',
    'Crawlers that collect training data for AI',
    v.pipe(
      choice({
        allow: { de: 'zulassen', en: 'allow' },
        refuse: { de: 'abweisen', en: 'refuse' },
      }),
      v.description(
        'Whether robots.txt allows crawlers that collect training data for AI; search engines and assistants that cite their sources are always allowed',
      ),
    ),
  ),
  legalTextsNeedTwo: v.optional(
    field('Rechtstexte brauchen eine zweite Person', 'Legal texts need a second person', v.boolean(), {
      de: 'Impressum, Datenschutz und Barrierefreiheit werden erst öffentlich, wenn außer der Person, die sie geschrieben hat, noch jemand zustimmt. Gilt, wo sich Personen in der Redaktion anmelden.',
      en: 'Legal notice, privacy policy and accessibility statement are published only after a second person has approved them. Applies where people sign in to the Studio.',
    }),
    true,
  ),
  countVisits: v.optional(
    field('Besuche zählen', 'Count visits', v.boolean(), {
      de: 'Zählt je Tag die Aufrufe von Seiten und Projekten, die gesuchten Kriterien und die verweisenden Websites, ohne Cookies und ohne Einwilligung. Nicht zusammen mit Matomo. Muss in der Datenschutzerklärung stehen.',
      en: 'Daily sums of pages, projects, criteria and referring sites, without cookies and without consent. Not together with Matomo. The privacy policy must mention it.',
    }),
    false,
  ),
  askConsent: v.optional(
    field('Immer nach der Einwilligung fragen', 'Always ask for consent', v.boolean(), {
      de: 'Nein: Der Hinweis erscheint nur, wenn etwas eine Einwilligung braucht, also mit Matomo.',
      en: 'No: the banner appears only if something needs consent, as Matomo does.',
    }),
    true,
  ),
  inquiries: optional('Anfragen gehen an', 'Inquiries go to', inquiryTarget, {
    de: 'Nur nötig, wenn der Dienst des Programms nicht läuft. „mail“ öffnet das Mailprogramm des Besuchers; „none“ zeigt statt der Formulare Adresse und Telefon; oder geben Sie die https-Adresse eines Formulardienstes ein.',
    en: 'Only if the service of this program does not run. “mail” opens the visitor’s email program; “none” shows address and phone instead of the forms; or enter the https address of a form service.',
  }),
  hours: groupField('Öffnungszeiten', 'Opening hours', {
    opens: field('Öffnet', 'Opens', clock),
    closes: field('Schließt', 'Closes', clock),
    text: field('Text', 'Text', text()),
  }),
  serviceAreas: field('Länder', 'Countries served', list(country)),
  figures: groupField('Zahlen', 'Figures', {
    years: field('Jahre', 'Years', v.number()),
    employeesShown: field('Mitarbeitende, wie gezeigt', 'People, as shown', v.number()),
    team: field('Team', 'Team', v.number()),
    dataCentres: optional(
      'Rechenzentren in Zahlen',
      'Data centres in figures',
      v.pipe(
        group({
          buildings: field('Gebäude', 'Buildings', v.number()),
          area: field('Fläche', 'Area', v.number()),
          capacity: field('Leistung', 'Capacity', v.number()),
        }),
        v.description('Totals on /datacenter: buildings, square metres, megawatts'),
      ),
    ),
  }),
  offices: field(
    'Standorte',
    'Offices',
    v.pipe(
      list(office, 'The first is the head office: its address appears in the footer and in search results'),
      distinct('id'),
    ),
  ),
  board: field(
    'Vorstand',
    'Board',
    v.pipe(
      v.optional(v.array(person()), []),
      distinct('id'),
      v.description('People responsible for the firm; given to search engines, not shown on the pages'),
    ),
  ),
  certificates: v.optional(
    field(
      'Zertifikate',
      'Certificates',
      v.array(
        group({
          company: field('Gesellschaft', 'Company', plain()),
          city: field('Ort', 'City', name()),
          number: field('Nummer', 'Number', text()),
          until: optional('Gültig bis', 'Valid until', date()),
          source: optional('Quelle', 'Source', externalLink()),
        }),
      ),
    ),
    [],
  ),
  ...honours(),
  memberships: v.optional(
    field(
      'Mitgliedschaften',
      'Memberships',
      v.array(
        group({
          name: field('Name', 'Name', text()),
          role: field('Aufgabe', 'Role', text()),
          since: field('Seit', 'Since', text()),
        }),
      ),
    ),
    [],
  ),
})
