import * as v from 'valibot'
import { text } from '../../content/fields.ts'
import { labels } from '../../content/schemas/interface.ts'
import { template } from '../../content/texts.ts'
import { plainHero, utilityBase } from '../../site/shared/page-base.ts'

/** The rows of a sheet, in their order. */
export const rowKeys = [
  'client',
  'works',
  'it',
  'itLoad',
  'roof',
  'living',
  'gross',
  'usable',
  'costs',
  'time',
  'service',
  'stages',
  'feeZone',
  'structure',
  'listed',
  'funded',
  'procedure',
  'lead',
  'contact',
] as const

export const procedures = ['direct', 'negotiated', 'competition', 'tender', 'framework'] as const

export const sheetsPage = v.strictObject({
  ...utilityBase,
  hero: plainHero,
  list: text(),
  formats: v.strictObject({ label: text(), upright: text(), landscape: text() }),
  print: text(),
  choose: v.pipe(text(), v.description('The link to the reference finder')),
  reference: v.pipe(text(), v.description('At the head of a sheet')),
  block: v.pipe(
    v.strictObject({ scale: text(), project: text(), sheet: text(), date: text(), bar: template(['n']) }),
    v.description('The title block at the foot of a sheet'),
  ),
  rows: labels(rowKeys),
  values: v.strictObject({
    area: template(['n']),
    power: template(['n']),
    net: template(['n'], 'Millions of euros without VAT'),
    gross: template(['n'], 'Millions of euros with VAT'),
    unpublished: text(),
    period: template(['from', 'to']),
    planned: template(['year'], 'A year of completion that lies ahead'),
    yes: text(),
    stages: template(['from', 'to'], 'What is read out in place of the nine squares'),
    procedures: labels(procedures),
  }),
  drawn: template(['title'], 'What a drawing shows that has no description of its own'),
})
