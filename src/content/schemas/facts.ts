// What is known of a project: numbers without units, in square metres, euros and megawatts. The site writes them out.
import * as v from 'valibot'
import { email, list, name, phone, plain, text } from '../fields.ts'
import { yearOrMonth } from '../months.ts'
import { notBelow } from '../order.ts'
import { clientKinds, disciplines, procedures, worksKinds } from './fact-kinds.ts'

/** What is not public never reaches a page. */
const stated = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.strictObject({ value: schema, public: v.boolean() }),
    v.transform(({ value, public: shown }) => (shown ? value : undefined)),
  )

/** May be left out, or be kept to oneself. */
const fact = <S extends v.GenericSchema>(schema: S) => v.optional(v.union([schema, stated(schema)]))

const amount = (description: string) => v.pipe(v.number(), v.minValue(0.01), v.description(description))
const squareMetres = (description: string) => fact(amount(`${description}, in square metres`))

/** A stage of the HOAI (Leistungsphase). */
export const stage = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.description(description))

export const factsSchema = v.strictObject({
  location: name(),
  areas: v.optional(
    v.pipe(
      v.strictObject({
        it: squareMetres('IT area'),
        roof: squareMetres('Roof area'),
        living: squareMetres('Living area'),
        gross: squareMetres('Gross floor area (BGF)'),
        usable: squareMetres('Usable area (NUF)'),
      }),
      notBelow('usable', 'gross'),
    ),
  ),
  itLoad: fact(amount('IT load in megawatts')),
  costs: v.optional(
    v.pipe(
      v.strictObject({
        net: fact(amount('Cost of KG 300 and 400 without VAT, in euros')),
        gross: fact(amount('Cost of KG 300 and 400 with VAT, in euros')),
      }),
      notBelow('net', 'gross'),
    ),
  ),
  completion: fact(
    yearOrMonth('Handed over, or when that is planned: a year such as 2024, or a month such as 2024-05'),
  ),
  state: fact(v.picklist(['study', 'planning', 'construction', 'completed', 'stopped'])),
  appointment: fact(
    v.pipe(text(), v.description('What the firm was appointed for besides stages, such as general planning')),
  ),
  phases: fact(
    v.pipe(
      v.strictObject({ from: stage('The first'), to: stage('The last') }),
      notBelow('from', 'to'),
      v.description('HOAI stages (Leistungsphasen) that the firm was appointed for'),
    ),
  ),
  disciplines: fact(
    v.pipe(
      list(v.picklist(disciplines)),
      v.description('What the firm designed, as the HOAI divides it; without it the building'),
    ),
  ),
  ownShare: fact(
    v.pipe(
      v.number(),
      v.minValue(1),
      v.maxValue(100),
      v.description('How much of the work was done by the firm itself, in per cent'),
    ),
  ),
  feeZone: fact(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5), v.description('HOAI fee zone, I as 1')),
  ),
  works: fact(list(v.picklist(worksKinds))),
  listed: fact(v.pipe(v.boolean(), v.description('Whether the building is a protected monument'))),
  publiclyFunded: fact(v.pipe(v.boolean(), v.description('Whether public funds paid for part of it'))),
  structure: fact(v.pipe(text(), v.description('What carries the building'))),
  client: v.optional(
    v.strictObject({
      kind: fact(
        v.pipe(
          v.picklist(clientKinds),
          v.description(
            'As tenders ask: public, sector (railways, airports, energy, water, public transport), or private',
          ),
        ),
      ),
      description: v.optional(
        v.pipe(text(), v.description('Who they are, without a name: developer, city, university')),
      ),
      name: fact(plain('Name of the client; with public: false where it must not be named')),
      contact: v.optional(
        v.pipe(
          stated(
            v.strictObject({
              name: plain(),
              position: v.optional(text()),
              phone: v.optional(phone()),
              email: v.optional(email()),
            }),
          ),
          v.description(
            'Somebody there who was asked and will answer about the project: value, and public: true',
          ),
        ),
      ),
    }),
  ),
  procedure: fact(v.pipe(v.picklist(procedures), v.description('How the firm was appointed'))),
  measures: fact(text()),
  visualizations: fact(text()),
})
