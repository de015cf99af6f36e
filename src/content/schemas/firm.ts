import * as v from 'valibot'
import { date, drawing, email, externalLink, list, name, person, phone, plain, text } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { say } from '../problems.ts'
import { languageCode } from '../texts.ts'

const clock = v.pipe(
  v.string(),
  v.regex(
    /^\d{2}:\d{2}$/,
    say(
      'muss eine Uhrzeit wie "09:00" sein, in Anführungszeichen',
      'must be a time such as "09:00", in quotes',
    ),
  ),
)

const country = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z]{2}$/,
    say('muss ein Länderkürzel wie DE oder AT sein', 'must be a country code such as DE or AT'),
  ),
)

const office = v.strictObject({
  id: id('Short name by which people and jobs name the office; also its place on the contact page'),
  company: plain('Name of the group company at this place'),
  city: name(),
  street: plain(),
  postalCode: plain('Postal code, in quotes'),
  locality: plain('Town as it stands in the postal address'),
  region: v.optional(plain('State or county, as it stands in official addresses')),
  country: name(),
  countryCode: country,
  phone: phone(),
  fax: v.optional(phone()),
  email: email(),
  latitude: v.number(),
  longitude: v.number(),
  arrive: v.pipe(text(), v.description('How to get there')),
  plan: v.optional(
    v.strictObject({
      drawing: drawing(),
      width: v.pipe(v.number(), v.description('Of the drawing; plans on one page share a scale')),
      height: v.number(),
      alt: v.pipe(text(), v.description('What the drawn plan shows, for people who cannot see it')),
      caption: text(),
    }),
  ),
})

export const firmSchema = v.strictObject({
  sample: v.optional(
    v.pipe(
      text(),
      v.description(
        'Marks the data of a sample firm, in a line at the foot of every page; goes with that data',
      ),
    ),
  ),
  languages: v.optional(
    v.pipe(
      v.array(languageCode),
      v.minLength(1),
      v.description('Languages of the site; the first stands in addresses without a prefix'),
    ),
    ['de', 'en'],
  ),
  name: plain('Registered name of the firm'),
  shortName: plain('The name as it stands in the logo'),
  description: text(),
  founded: v.pipe(v.number(), v.integer(), v.description('Year of foundation')),
  url: externalLink(),
  alternateHosts: v.pipe(
    v.optional(v.array(plain()), []),
    v.description('Hosts that lead to the English pages of the main address'),
  ),
  email: email(),
  phone: phone(),
  whatsapp: v.optional(
    v.pipe(phone(), v.description('Without it, the form of the BIM page is sent like the others')),
  ),
  security: v.pipe(
    v.strictObject({ email: email(), expires: date() }),
    v.description('Contact for reports of weaknesses, published in /.well-known/security.txt'),
  ),
  aiTraining: v.optional(
    v.pipe(
      v.picklist(['allow', 'refuse']),
      v.description(
        'Whether robots.txt lets crawlers in that collect training data for AI; search engines and assistants that cite may always come',
      ),
    ),
  ),
  hours: v.strictObject({ opens: clock, closes: clock, text: text() }),
  serviceAreas: list(country),
  figures: v.strictObject({
    years: v.number(),
    employeesShown: v.number(),
    team: v.number(),
    dataCentres: v.optional(
      v.pipe(
        v.strictObject({ buildings: v.number(), area: v.number(), capacity: v.number() }),
        v.description('What /datacenter counts: buildings, square metres, megawatts'),
      ),
    ),
  }),
  offices: v.pipe(
    list(office, 'The first is the head office: its address stands in the footer and in search results'),
    distinct('id'),
  ),
  board: v.pipe(
    v.optional(v.array(person()), []),
    distinct('id'),
    v.description('Who answers for the firm; search engines are told, the pages do not show it'),
  ),
  certificates: v.optional(v.array(v.strictObject({ company: plain(), city: name(), number: text() })), []),
  memberships: v.optional(v.array(v.strictObject({ name: text(), role: text(), since: text() })), []),
})
