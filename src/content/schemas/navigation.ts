import * as v from 'valibot'
import { field, group, groupField, list } from '../fields.ts'
import { distinct } from '../ids.ts'
import { text } from '../text-fields.ts'

const page = v.pipe(
  v.string(),
  v.metadata({ kind: 'page' }),
  v.description('Name of a page, as its file in content/pages'),
)

export const navigationSchema = group({
  services: field(
    'Leistungen',
    'Services',
    v.pipe(
      list(group({ page: field('Seite', 'Page', page), teaser: field('Kurztext', 'Summary', text()) })),
      v.maxLength(4),
      distinct('page'),
    ),
  ),
  focus: field(
    'Schwerpunkte',
    'Focus areas',
    list(page, 'Focus areas, in the small-screen menu and the footer'),
  ),
  direct: field(
    'In der Kopfzeile',
    'In the header',
    list(page, 'Direct links of the header, in their order'),
  ),
  more: field('Unter „Mehr“', 'Under “More”', list(page, 'Other links of the small-screen menu')),
  footer: groupField('Fußzeile', 'Footer', {
    services: field('Leistungen', 'Services', list(page)),
    office: field('Büro', 'Office', list(page)),
    legal: field('Rechtliches', 'Legal', list(page)),
  }),
})
