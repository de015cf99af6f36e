import * as v from 'valibot'
import {
  heading,
  internalLink,
  list,
  markdown,
  only,
  person,
  picture,
  project,
  text,
} from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

export const bestandPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...plainHero.entries, picture: picture('strip'), action: text() }),
  intro: v.strictObject({ heading: heading(), copy: markdown() }),
  tiles: v.strictObject({
    heading: heading(),
    quote: v.pipe(text(), v.description('On every tile, and the title of the quote dialog')),
    quoteLink: v.pipe(internalLink(), v.description('Where the tiles lead without script')),
    list: list(v.strictObject({ title: heading(), text: text(), only: only() })),
  }),
  sustainability: v.strictObject({
    heading: heading(),
    lead: text(),
    copy: text(),
    rows: list(
      v.strictObject({
        label: text(),
        value: template([], '{kept} and {added} are the per cent of the project below', ['kept', 'added']),
      }),
    ),
    section: v.strictObject({
      project: v.pipe(project(), v.description('Whose storeys are drawn: a conversion that adds some')),
      caption: text(),
      alt: template(['kept', 'keptHeight', 'added', 'addedHeight']),
    }),
  }),
  wheel: v.strictObject({ heading: heading(), text: text() }),
  contact: v.strictObject({ note: text(), text: text(), person: person(), link: internalLink() }),
  closing: picture('wide'),
})
