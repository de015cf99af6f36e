import * as v from 'valibot'
import { date, email, externalLink, list, phone, plain, text } from '../fields.ts'
import { say } from '../problems.ts'

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

const office = v.strictObject({
  company: plain('Name of the group company at this place'),
  city: text(),
  street: plain(),
  postalCode: plain('Postal code, in quotes'),
  locality: plain('Town as it stands in the postal address'),
  region: plain('State or county, as it stands in official addresses'),
  country: text(),
  countryCode: v.picklist(['DE', 'AT', 'CH', 'HU']),
  phone: phone(),
  fax: phone(),
  email: email(),
  latitude: v.number(),
  longitude: v.number(),
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
  name: plain('Registered name of the firm'),
  shortName: plain('The name as it stands in the logo'),
  description: text(),
  founded: v.pipe(v.number(), v.integer(), v.description('Year of foundation')),
  url: externalLink(),
  alternateHosts: list(plain(), 'Hosts that lead to the English pages of the main address'),
  email: email(),
  phone: phone(),
  whatsapp: phone(),
  security: v.pipe(
    v.strictObject({ email: email(), expires: date() }),
    v.description('Contact for reports of weaknesses, published in /.well-known/security.txt'),
  ),
  hours: v.strictObject({ opens: clock, closes: clock, text: text() }),
  serviceAreas: list(v.picklist(['DE', 'AT', 'CH', 'HU'])),
  figures: v.strictObject({
    years: v.number(),
    employeesShown: v.number(),
    team: v.number(),
    locations: v.number(),
    dataCentreBuildings: v.number(),
    dataCentreArea: v.number(),
    dataCentreCapacity: v.number(),
  }),
  offices: v.strictObject({ frankfurt: office, budapest: office }),
  certificates: list(v.strictObject({ company: plain(), city: text(), number: text() })),
  memberships: list(v.strictObject({ name: text(), role: text(), since: text() })),
})
