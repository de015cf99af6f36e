// The words of the catalogue, the same wherever it is shown. They stand in content/interface.yaml.
import * as v from 'valibot'
import { field, group, groupField, list, optional } from '../content/fields.ts'
import { distinct } from '../content/ids.ts'
import type { Sentence } from '../content/problems.ts'
import {
  areaNames,
  clientNames,
  disciplineNames,
  honourNames,
  procedureNames,
  worksNames,
} from '../content/schemas/fact-kinds.ts'
import { competitionKinds, ranks } from '../content/schemas/honours.ts'
import { labels } from '../content/schemas/interface.ts'
import { plain, text } from '../content/text-fields.ts'
import { template } from '../content/texts.ts'
import { criterionNames, reasons } from './finder/keys.ts'

/** The facts of a project that have a label, in the order of its sheet. */
const factNames = {
  location: { de: 'Ort', en: 'Location' },
  client: { de: 'Bauherr', en: 'Client' },
  works: { de: 'Art der Maßnahme', en: 'Kind of works' },
  area: { de: 'Fläche', en: 'Area' },
  ...areaNames,
  itLoad: { de: 'IT-Leistung', en: 'IT load' },
  costs: { de: 'Kosten', en: 'Costs' },
  completion: { de: 'Fertigstellung', en: 'Completion' },
  stage8: { de: 'Leistungsphase 8 beendet', en: 'Stage 8 completed' },
  time: { de: 'Zeit', en: 'Time' },
  service: { de: 'Leistung', en: 'Service' },
  stages: { de: 'Leistungsphasen', en: 'Stages' },
  feeZone: { de: 'Honorarzone', en: 'Fee zone' },
  structure: { de: 'Tragwerk', en: 'Structure' },
  listed: { de: 'Denkmal', en: 'Protected monument' },
  funded: { de: 'Öffentlich gefördert', en: 'Publicly funded' },
  procedure: { de: 'Vergabe', en: 'Procedure' },
  measures: { de: 'Maßnahmen', en: 'Measures' },
  visualizations: { de: 'Visualisierungen', en: 'Visualisations' },
  awards: { de: 'Auszeichnungen', en: 'Awards' },
  competitions: { de: 'Wettbewerbe', en: 'Competitions' },
  certificates: { de: 'Zertifikate', en: 'Certificates' },
  lead: { de: 'Geleitet von', en: 'Led by' },
  contact: { de: 'Auskunft gibt', en: 'Referee' },
}

const area = ({ de, en }: Sentence) => field(de, en, template(['n']))

const facts = group({
  labels: field('Beschriftungen', 'Labels', labels(factNames)),
  area: field('Fläche', 'Area', template(['n'])),
  areas: groupField('Flächen', 'Areas', {
    it: area(areaNames.it),
    roof: area(areaNames.roof),
    living: area(areaNames.living),
    gross: area(areaNames.gross),
    usable: area(areaNames.usable),
  }),
  power: field('Leistung', 'Power', template(['n'])),
  percent: field('Prozent', 'Per cent', template(['n'])),
  currencies: field(
    'Währungen',
    'Currencies',
    v.pipe(
      list(
        group({
          code: field('Kürzel', 'Code', plain()),
          units: field('Unter einer Million', 'Below a million', template(['n'])),
          millions: field('Millionen', 'Millions', template(['n'])),
          short: field('Millionen, kurz', 'Millions, short', template(['n'])),
        }),
      ),
      distinct('code'),
      v.minLength(1),
    ),
  ),
  net: field('Netto', 'Net', template(['cost'])),
  gross: field('Brutto', 'Gross', template(['cost'])),
  stage: field('Eine Leistungsphase', 'One stage', template(['n'])),
  stages: field('Leistungsphasen', 'Stages', template(['from', 'to'])),
  roleAt: field('Aufgabe und Leistungsphasen', 'Role and stages', template(['role', 'stages'])),
  stagesShort: field('Leistungsphasen, kurz', 'Stages, short', template(['stages'])),
  period: field('Zeitraum', 'Period', template(['from', 'to'])),
  planned: field('Geplant', 'Planned', template(['date'])),
  metres: field('Meter', 'Metres', template(['n'])),
  works: field('Art der Maßnahme', 'Kind of works', labels(worksNames)),
  clients: field('Auftraggeber', 'Clients', labels(clientNames)),
  procedures: field('Vergabeverfahren', 'Procurement', labels(procedureNames)),
  honours: groupField('Auszeichnungen und Wettbewerbe', 'Awards and competitions', {
    kinds: field('Art', 'Kind', labels(honourNames)),
    place: field('Platz', 'Place', template(['n'])),
    placeOf: field('Platz von allen', 'Place out of all', template(['n', 'of'])),
    ranks: field('Rang', 'Rank', labels(ranks)),
    competitions: field('Art des Wettbewerbs', 'Kind of competition', labels(competitionKinds)),
    precertified: field('Vorzertifikat', 'Pre-certificate', text()),
    pages: field('Seiten', 'Pages', template(['pages'])),
    heading: field('Überschrift', 'Heading', text()),
  }),
  listed: field('Denkmal', 'Protected monument', text()),
  yes: field('Ja', 'Yes', text()),
  no: field('Nein', 'No', text()),
  unpublished: field('Nicht veröffentlicht', 'Not published', text()),
})

const columnTexts = () =>
  group({
    title: field('Titel', 'Title', text()),
    category: field('Kategorie', 'Category', text()),
    place: field('Ort', 'Place', text()),
    area: field('Fläche', 'Area', text()),
    costs: field('Kosten', 'Costs', text()),
    phases: field('Leistungsphasen', 'Stages', text()),
    done: field('Fertigstellung', 'Completion', text()),
  })

const scaleOrders = () =>
  group({
    height: field('Höhe', 'Height', text()),
    length: field('Länge', 'Length', text()),
    year: field('Jahr', 'Year', text()),
  })

const projectList = group({
  label: field('Beschriftung', 'Label', text()),
  filter: groupField('Filter', 'Filter', {
    label: field('Beschriftung', 'Label', text()),
    all: field('Ohne Filter', 'Without a filter', text()),
    one: field('Genau eins', 'Exactly one', template([], undefined, ['n'])),
    many: field('Mehrere', 'Several', template(['n'])),
    empty: field('Wenn nichts passt', 'When nothing matches', text()),
    showAll: field('Alle zeigen', 'Show all', text()),
  }),
  views: groupField('Ansichten', 'Views', {
    label: field('Beschriftung', 'Label', text()),
    sortBy: field('Geordnet nach', 'Ordered by', text()),
    images: field('Bilder', 'Pictures', text()),
    scale: field('Maßstab', 'Scale', text()),
    table: field('Tabelle', 'Table', text()),
  }),
  scale: groupField('Maßstab', 'Scale', {
    orders: field('Ordnen nach', 'Order by', scaleOrders()),
    said: field('Angesagte Reihenfolge', 'The order, as announced', scaleOrders()),
    row: field('Reihe der Ansichten', 'Row of elevations', text()),
    high: field('Höhe', 'Height', template(['length'])),
    long: field('Länge', 'Length', template(['length'])),
    about: field('Maßstab am Bildschirm', 'Scale on the screen', template(['n'])),
    bar: field('Maßstabsleiste', 'Scale bar', template(['n'])),
    missing: field('Noch nicht gezeichnet', 'Not drawn yet', text()),
    seen: field('Welche zu sehen sind', 'Visible buildings', template(['a', 'b', 'n'])),
    seenOne: field('Wenn eines zu sehen ist', 'When one is visible', template(['a', 'n'])),
    back: field('Vorherige Häuser', 'Previous buildings', text()),
    on: field('Weitere Häuser', 'More buildings', text()),
    list: field('Maße als Liste', 'Sizes as a list', text()),
    paper: field('Maßstab auf Papier', 'Scale on paper', text()),
  }),
  table: groupField('Tabelle', 'Table', {
    caption: field('Was die Tabelle zeigt', 'Table caption', text()),
    columns: field('Spalten', 'Columns', columnTexts()),
    names: field('Namen', 'Names', columnTexts()),
    drawing: field('Zeichnung', 'Drawing', text()),
    hundred: field('Hundert Meter', 'A hundred metres', text()),
    noCosts: field('Kosten nicht veröffentlicht', 'Cost not published', text()),
    key: field('Zeichenerklärung', 'Key', text()),
    reverse: field('Reihenfolge umkehren', 'Reverse the order', text()),
    ordered: groupField('Reihenfolge', 'Order', {
      asc: field('Aufsteigend', 'Ascending', template(['what'])),
      desc: field('Absteigend', 'Descending', template(['what'])),
    }),
    print: field('Drucken', 'Print', text()),
    sheet: field('Blatt', 'Sheet', template(['firm', 'what'])),
  }),
})

const referenceFinder = group({
  form: groupField('Formular', 'Form', {
    label: field('Beschriftung', 'Label', text()),
    clear: field('Alle löschen', 'Clear all', text()),
    none: field('Wenn es keine gibt', 'When there are none', text()),
    more: field('Seltener verlangt', 'Asked for less often', text()),
    any: field('Alle', 'All', text()),
    or: field('Oder', 'Or', text()),
    understood: field('Wie es verstanden ist', 'How it was understood', template(['value'])),
    discipline: field('Leistungsbild', 'Discipline', text()),
    type: field('Bauaufgabe', 'Building', text()),
    stages: field('Leistungsphasen', 'Stages', text()),
    from: field('Von', 'From', text()),
    to: field('Bis', 'To', text()),
    row: field('Davon mindestens', 'At least', text()),
    rowCount: field('Wie viele in Folge', 'How many in a row', template(['n'])),
    anyCount: field('Wie viele beliebige', 'How many, any of them', template(['n'])),
    finished: field('Abgeschlossen', 'Finished', text()),
    zone: field('Honorarzone', 'Fee zone', text()),
    gfa: field('Bruttogrundfläche', 'Gross floor area', text()),
    nuf: field('Nutzungsfläche', 'Usable area', text()),
    cost: field('Kosten', 'Cost', text()),
    currency: field('Währung', 'Currency', text()),
    vat: field('Kosten brutto', 'Cost with VAT', text()),
    groups: field('Kostengruppen', 'Cost groups', text()),
    mainGroups: field('Kostengruppen 300 und 400', 'Cost groups 300 and 400', text()),
    group: field('Eine Kostengruppe', 'One cost group', template(['group'])),
    date: field('Datum', 'Date', text()),
    by: field('Welches Datum zählt', 'Which date counts', text()),
    handover: field('Übergabe', 'Handover', text()),
    built: field('Ende der Leistungsphase 8', 'End of stage 8', text()),
    anyTime: field('Beliebiger Zeitpunkt', 'Any time', text()),
    years: field('Jahre', 'Years', template(['n'])),
    since: field('Seit', 'Since', text()),
    until: field('bis', 'until', text()),
    month: field('Monat', 'Month', text()),
    kind: field('Art', 'Kind', text()),
    listed: field('Denkmal', 'Protected monument', text()),
    funded: field('Öffentlich gefördert', 'Publicly funded', text()),
    client: field('Bauherr', 'Client', text()),
    share: field('Eigener Anteil', 'Own share', text()),
    own: field('Weitere Angabe', 'Other figure', text()),
    ownLeast: field('Mindestwert', 'Minimum value', text()),
    numberWrong: field('Zahl unlesbar', 'Number not understood', text()),
    monthWrong: field('Monat unlesbar', 'Month not understood', text()),
  }),
  heads: field('Spalten', 'Columns', labels(criterionNames)),
  asks: groupField('Was verlangt ist', 'Requirements', {
    atLeast: field('Mindestens', 'At least', template(['value'])),
    row: field('In Folge', 'In a row', template(['n'])),
    rowOf: field('In Folge aus', 'In a row, of', template(['n', 'stages'])),
    any: field('Beliebige', 'Any', template(['n'])),
    anyOf: field('Beliebige aus', 'Any of', template(['n', 'stages'])),
    finished: field('Abgeschlossen', 'Finished', text()),

    since: field('Seit', 'Since', template(['month'])),
    until: field('bis', 'until', template(['month'])),
  }),
  partly: field('Zum Teil veröffentlicht', 'Partly published', labels(reasons)),
  disciplines: field('Leistungsbilder', 'Disciplines', labels(disciplineNames)),
  clients: field('Auftraggeber', 'Clients', labels(clientNames)),
  results: groupField('Treffer', 'Results', {
    numbers: field('Zahlwörter ab null', 'Number words from zero', v.pipe(list(text()), v.length(12))),
    all: groupField('Alle Kriterien', 'All criteria', {
      one: field('Das eine', 'The only one', text()),
      two: field('Beide', 'Both', text()),
      more: field('Ab drei', 'Three or more', template(['n'])),
    }),
    many: field('Mehrere', 'Several', template(['n', 'all'])),
    one: field('Genau eins', 'Exactly one', template(['all'])),
    no: field('Wenn keines passt', 'When none matches', template(['all'])),
    unasked: field('Ohne Kriterium', 'Without a criterion', template(['n'])),
    unaskedOne: optional('Ohne Kriterium: eines', 'Without a criterion: one', text()),
    hint: field('Hinweis', 'Hint', text()),
    way: field('Ohne ein Kriterium', 'Without one criterion', template(['criterion', 'n'])),
    wayOne: field('Ohne ein Kriterium: eines', 'Without one criterion: one', template(['criterion'])),
    drop: field('Kriterium weglassen', 'Drop a criterion', text()),
    unknowable: field(
      'Was sich nicht beurteilen lässt',
      'Criteria that cannot be judged',
      template(['criteria']),
    ),
    groupAll: groupField('Alle erfüllt', 'All met', {
      one: field('Genau eins', 'Exactly one', text()),
      two: field('Beide', 'Both', text()),
      more: field('Ab drei', 'Three or more', template(['n'])),
    }),
    groupSome: field('Einige erfüllt', 'Some met', template(['n', 'of'])),
    groupNone: groupField('Keines erfüllt', 'None met', {
      one: field('Genau eins', 'Exactly one', text()),
      more: field('Ab zwei', 'Two or more', text()),
    }),
    rest: field('Weitere', 'The rest', template(['n'])),
    restOne: field('Ein weiteres', 'One more', text()),
    best: field('Die am besten passenden', 'The best matches', text()),
  }),
  key: field(
    'Zeichenerklärung',
    'Key',
    labels({
      met: { de: 'Erfüllt', en: 'Met' },
      unmet: { de: 'Nicht erfüllt', en: 'Not met' },
      open: { de: 'Nicht veröffentlicht', en: 'Not published' },
    }),
  ),
  table: groupField('Tabelle', 'Table', {
    caption: field('Was die Tabelle zeigt', 'Table caption', text()),
    project: field('Projekt', 'Project', text()),
    key: field('Zeichenerklärung', 'Key', text()),
  }),
})

const shortlist = group({
  label: field('Beschriftung', 'Label', text()),
  keep: field('Merken', 'Save', text()),
  keepOne: field('Ein Projekt merken', 'Save one project', template(['title'])),
  one: field('Genau eins', 'Exactly one', text()),
  many: field('Mehrere', 'Several', template(['n'])),
  added: field('Angesagt: gemerkt', 'Announced: saved', template(['title', 'count'])),
  removed: field('Angesagt: nicht mehr gemerkt', 'Announced: no longer saved', template(['title', 'count'])),
  address: field('Adresse der Auswahl', 'Address of the selection', text()),
  copy: field('Adresse kopieren', 'Copy the address', text()),
  copied: field('Kopiert', 'Copied', text()),
  saidOne: field('Angesagt: eine kopiert', 'Announced: one copied', text()),
  saidMany: field('Angesagt: mehrere kopiert', 'Announced: several copied', template(['n'])),
  sheet: field('Referenzblatt', 'Reference sheet', text()),
  sheets: field('Referenzblätter', 'Reference sheets', template(['n'])),
  ask: field('Anfragen', 'Inquire', text()),
  inquiry: groupField('Anfrage', 'Inquiry', {
    title: field('Titel', 'Title', text()),
    promise: field('Versprechen', 'Promise', text()),
    about: field('Worum es geht', 'Topic', text()),
    remove: field('Herausnehmen', 'Remove', template(['title'])),
    service: field('Betreff', 'Subject', template(['titles'])),
    rest: field('Weitere', 'The rest', template(['n'])),
  }),
})

const referenceSheets = group({
  label: field('Beschriftung', 'Label', text()),
  formats: groupField('Formate', 'Formats', {
    label: field('Beschriftung', 'Label', text()),
    upright: field('Hochformat', 'Portrait', text()),
    landscape: field('Querformat', 'Landscape', text()),
  }),
  print: field('Drucken', 'Print', text()),
  choose: field('Auswahl', 'Choice', text()),
  reference: field('Kennung', 'Reference', text()),
  costs: field('Kosten', 'Costs', text()),
  block: groupField('Schriftfeld', 'Title block', {
    scale: field('Maßstab', 'Scale', text()),
    project: field('Projekt', 'Project', text()),
    sheet: field('Blatt', 'Sheet', text()),
    date: field('Stand', 'Date', text()),
    bar: field('Maßstabsleiste', 'Scale bar', template(['n'])),
  }),
  drawn: field('Was die Zeichnung zeigt', 'Description of the drawing', template(['title'])),
})

export const projectWords = {
  facts: field('Angaben', 'Facts', facts),
  projectList: field('Projektliste', 'Project list', projectList),
  referenceFinder: field('Referenzen suchen', 'Reference finder', referenceFinder),
  shortlist: field('Gemerkte Referenzen', 'Shortlist', shortlist),
  referenceSheets: field('Referenzblätter', 'Reference sheets', referenceSheets),
}
