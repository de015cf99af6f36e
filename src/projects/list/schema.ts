import * as v from 'valibot'
import { picture, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, plainHero } from '../../site/shared/page-base.ts'

const columnTexts = (description: string) =>
  v.pipe(
    v.strictObject({
      title: text(),
      category: text(),
      place: text(),
      area: text(),
      costs: text(),
      phases: text(),
      done: text(),
    }),
    v.description(description),
  )

export const projectsPage = v.strictObject({
  ...pageBase,
  hero: plainHero,
  list: text(),
  filter: v.strictObject({
    label: text(),
    all: text(),
    one: template([], 'The number of results when it is one', ['n']),
    many: template(['n'], 'The number of results; {n} is the number'),
    empty: text(),
    showAll: text(),
  }),
  views: v.strictObject({
    label: text(),
    sortBy: text(),
    images: text(),
    scale: text(),
    table: text(),
  }),
  scale: v.strictObject({
    orders: v.strictObject({ height: text(), length: text(), year: text() }),
    said: v.strictObject({ height: text(), length: text(), year: text() }),
    row: v.pipe(text(), v.description('What the row of houses is, and how one goes through it')),
    metres: template(['n']),
    high: template(['n']),
    long: v.pipe(template(['n']), v.description('Begins like metres')),
    about: v.pipe(template(['n']), v.description('1:{n}, about, because screens differ')),
    bar: template(['n']),
    missing: v.pipe(text(), v.description('Before the names of projects without a drawing')),
    seen: template(['a', 'b', 'n']),
    seenOne: template(['a', 'n']),
    back: text(),
    on: text(),
    list: text(),
    paper: v.pipe(text(), v.description('The scale of the printed sheets, which is 1:1000')),
  }),
  table: v.strictObject({
    caption: text(),
    columns: columnTexts('Heads of the columns'),
    names: columnTexts('The same in a sentence: ordered by …'),
    drawing: v.pipe(text(), v.description('Head of the drawings, which are 1:5000')),
    hundred: v.pipe(text(), v.description('Beside a line that is 100 m long')),
    units: v.strictObject({
      area: template(['n']),
      costs: template(['n'], 'In millions'),
      phases: template(['n'], 'HOAI stages; {n} is such as 1–8'),
    }),
    otherAreas: v.strictObject({
      roof: template(['n']),
      it: template(['n']),
      living: template(['n']),
      usable: template(['n']),
    }),
    gross: v.pipe(text(), v.description('Behind a cost that is known with VAT only')),
    none: text(),
    noCosts: text(),
    key: text(),
    reverse: text(),
    ordered: v.strictObject({ asc: template(['what']), desc: template(['what']) }),
    print: text(),
    sheet: v.pipe(
      template(['firm', 'what']),
      v.description('Head of the printed sheet; {what} is the selection'),
    ),
  }),
  closing: picture('hero'),
})
