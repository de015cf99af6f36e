// What is known of a project: numbers without units, in square metres, euros and megawatts. The site writes them out.
import * as v from 'valibot'
import { date, list, name, plain, text } from '../fields.ts'
import { notBelow } from '../order.ts'

/** May be left out, or be kept to oneself: what is not public never reaches a page. */
const fact = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      schema,
      v.pipe(
        v.strictObject({ value: schema, public: v.boolean() }),
        v.transform(({ value, public: shown }) => (shown ? value : undefined)),
      ),
    ]),
  )

const amount = (description: string) => v.pipe(v.number(), v.minValue(0.01), v.description(description))
const year = v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2200))
const phase = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))
const squareMetres = (description: string) => fact(amount(`${description}, in square metres`))

/** The kinds of area, the one that says most of a building first: cards show the first there is. */
export const areaKinds = ['it', 'roof', 'living', 'gross', 'usable'] as const

export const factsSchema = v.strictObject({
  location: fact(name()),
  areas: v.optional(
    v.strictObject({
      it: squareMetres('IT area'),
      roof: squareMetres('Roof area'),
      living: squareMetres('Living area'),
      gross: squareMetres('Gross floor area (BGF)'),
      usable: squareMetres('Usable area (NUF)'),
    }),
  ),
  itLoad: fact(amount('IT load in megawatts')),
  costs: v.optional(
    v.strictObject({
      net: fact(amount('Cost of KG 300 and 400 without VAT, in euros')),
      gross: fact(amount('Cost of KG 300 and 400 with VAT, in euros')),
    }),
  ),
  completion: fact(v.pipe(year, v.description('Year of completion, or the one that is planned'))),
  state: fact(v.picklist(['study', 'planning', 'construction', 'completed', 'stopped'])),
  appointment: fact(
    v.pipe(text(), v.description('What the firm was appointed for besides stages, such as general planning')),
  ),
  phases: fact(
    v.pipe(
      v.strictObject({ from: phase, to: phase, begun: v.optional(date()), ended: v.optional(date()) }),
      notBelow('from', 'to'),
      notBelow('begun', 'ended'),
      v.description('HOAI stages (Leistungsphasen), the first and the last, with their dates'),
    ),
  ),
  feeZone: fact(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5), v.description('HOAI fee zone, I as 1')),
  ),
  works: fact(list(v.picklist(['new-build', 'extension', 'conversion']))),
  listed: fact(v.pipe(v.boolean(), v.description('Whether the building is a protected monument'))),
  publiclyFunded: fact(v.boolean()),
  client: fact(
    v.strictObject({
      kind: v.picklist(['public', 'private', 'commercial', 'institutional']),
      name: fact(plain('Name of the client; with public: false where it must not be named')),
    }),
  ),
  procedure: fact(v.picklist(['direct', 'negotiated', 'competition', 'tender', 'framework'])),
  team: fact(list(v.strictObject({ name: plain(), role: text() }))),
  measures: fact(text()),
  visualizations: fact(text()),
})
