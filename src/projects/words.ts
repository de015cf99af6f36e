// The words of the catalogue, the same wherever it is shown. They stand in content/interface.yaml.
import * as v from 'valibot'
import { list, text } from '../content/fields.ts'
import { areaKinds } from '../content/schemas/facts.ts'
import { labels } from '../content/schemas/interface.ts'
import { template } from '../content/texts.ts'
import { clientKinds, criteria, worksKinds } from './finder/wanted.ts'

/** The facts of a project that have a label, in the order of its sheet. */
export const factKeys = [
  'location',
  'client',
  'works',
  'area',
  ...areaKinds,
  'itLoad',
  'costs',
  'completion',
  'time',
  'service',
  'stages',
  'feeZone',
  'structure',
  'listed',
  'funded',
  'procedure',
  'measures',
  'visualizations',
  'lead',
  'contact',
] as const

const procedures = ['direct', 'negotiated', 'competition', 'tender', 'framework'] as const

const facts = v.strictObject({
  labels: labels(factKeys),
  area: template(['n']),
  areas: v.pipe(
    v.strictObject({
      it: template(['n']),
      roof: template(['n']),
      living: template(['n']),
      gross: template(['n']),
      usable: template(['n']),
    }),
    v.description('Areas that have to be told from one another'),
  ),
  power: template(['n']),
  euros: template(['n'], 'Costs below a million euros'),
  millions: template(['n']),
  millionsShort: v.pipe(template(['n']), v.description('The same where there is little room')),
  net: template(['cost']),
  gross: template(['cost']),
  stage: template(['n']),
  stages: template(['from', 'to']),
  stagesShort: template(['stages']),
  period: template(['from', 'to']),
  planned: template(['date'], 'A date that lies ahead'),
  metres: template(['n']),
  works: labels(worksKinds),
  clients: labels(clientKinds),
  procedures: labels(procedures),
  listed: text(),
  yes: text(),
  no: text(),
  unpublished: text(),
})

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

const projectList = v.strictObject({
  label: text(),
  filter: v.strictObject({
    label: text(),
    all: text(),
    one: template([], 'The number of results when it is one', ['n']),
    many: template(['n'], 'The number of results; {n} is the number'),
    empty: text(),
    showAll: text(),
  }),
  views: v.strictObject({ label: text(), sortBy: text(), images: text(), scale: text(), table: text() }),
  scale: v.strictObject({
    orders: v.strictObject({ height: text(), length: text(), year: text() }),
    said: v.strictObject({ height: text(), length: text(), year: text() }),
    row: v.pipe(text(), v.description('What the row of houses is, and how one goes through it')),
    high: template(['length']),
    long: v.pipe(template(['length']), v.description('Begins with the length')),
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
})

const referenceFinder = v.strictObject({
  form: v.strictObject({
    label: text(),
    clear: text(),
    none: v.pipe(text(), v.description('The summary on phones while nothing is chosen')),
    more: v.pipe(text(), v.description('Opens the criteria that are seldom asked for')),
    any: text(),
    stages: text(),
    from: text(),
    to: text(),
    row: text(),
    rowCount: template(['n']),
    zone: text(),
    gfa: text(),
    nuf: text(),
    cost: text(),
    vat: text(),
    date: text(),
    anyTime: text(),
    years: template(['n']),
    since: text(),
    until: text(),
    month: v.pipe(text(), v.description('How a month is written, such as MM/YYYY')),
    kind: text(),
    listed: text(),
    funded: text(),
    client: text(),
    numberWrong: text(),
    monthWrong: text(),
  }),
  heads: labels(criteria),
  asks: v.pipe(
    v.strictObject({
      atLeast: template(['value']),
      row: template(['n']),
      rowOf: template(['n', 'stages']),
      since: template(['month']),
      until: template(['month']),
    }),
    v.description('A chosen criterion in few words'),
  ),
  partly: labels(['year', 'net', 'gross', 'gfa', 'nuf']),
  clients: v.pipe(labels(clientKinds), v.description('Clients, as the form explains them')),
  results: v.strictObject({
    numbers: v.pipe(list(text()), v.length(12), v.description('None to eleven, as words')),
    all: v.strictObject({ one: text(), two: text(), more: template(['n']) }),
    many: template(['n', 'all']),
    one: template(['all']),
    no: template(['all']),
    unasked: template(['n']),
    hint: text(),
    way: template(['criterion', 'n']),
    wayOne: template(['criterion']),
    drop: text(),
    groupAll: v.strictObject({ one: text(), two: text(), more: template(['n']) }),
    groupSome: template(['n', 'of']),
    groupNone: v.strictObject({ one: text(), more: text() }),
    rest: template(['n']),
    restOne: text(),
    best: text(),
  }),
  key: v.pipe(labels(['met', 'unmet', 'open']), v.description('What the three signs mean')),
  table: v.strictObject({
    caption: text(),
    project: text(),
    key: v.pipe(text(), v.description('What the short names of the columns stand for')),
  }),
})

const shortlist = v.strictObject({
  label: text(),
  keep: text(),
  keepOne: template(['title']),
  one: text(),
  many: template(['n']),
  added: template(['title', 'count']),
  removed: template(['title', 'count']),
  address: text(),
  copy: text(),
  copied: text(),
  saidOne: text(),
  saidMany: template(['n']),
  sheet: text(),
  sheets: template(['n']),
  ask: text(),
  inquiry: v.strictObject({
    title: text(),
    promise: text(),
    about: text(),
    remove: template(['title']),
    service: template(['titles']),
    rest: template(['n'], 'After the last title that has room; {n} are left out'),
  }),
})

const referenceSheets = v.strictObject({
  label: text(),
  formats: v.strictObject({ label: text(), upright: text(), landscape: text() }),
  print: text(),
  choose: v.pipe(text(), v.description('The link to the reference finder')),
  reference: v.pipe(text(), v.description('At the head of a sheet')),
  costs: v.pipe(text(), v.description('The label of the cost, with its groups')),
  block: v.pipe(
    v.strictObject({ scale: text(), project: text(), sheet: text(), date: text(), bar: template(['n']) }),
    v.description('The title block at the foot of a sheet'),
  ),
  drawn: template(['title'], 'What a drawing shows that has no description of its own'),
})

export const projectWords = { facts, projectList, referenceFinder, shortlist, referenceSheets }
