// Content that is well formed but cannot be right: one run reports all mistakes, with file, field and remedy.

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ContentError, type ContentProblem, pathName } from '../../../src/content/problems.ts'
import { readContent } from '../../../src/content/read.ts'
import { siteModel } from '../../../src/site/site-model.ts'
import { sample } from '../../../tests/support/sites.ts'

const job = (id: string, posted: string, until: string, from: number) =>
  `- { id: ${id}, title: { de: A, en: A }, office: frankfurt, employment: INTERN, posted: ${posted}, validThrough: ${until},
    salary: { from: ${from}, to: 3000, currency: EUR, per: MONTH }, description: { de: A, en: A } }\n`

// A job open for one day with a single salary is valid.
const oneDay = job('b', '2027-01-01', '2027-01-01', 3000)

/** The file, the replaced text, the mistake, the field that the check must name, and its message in German and English. */
// biome-ignore format: a table, one mistake a line
const mistakes: [file: string, from: string | RegExp, to: string, field: string, de: RegExp, en: RegExp][] = [
  ['interface.yaml', '{n} Monate', 'Monate', 'phases › months › de', /fehlt \{n\}/, /must contain \{n\}/],
  ['interface.yaml', 'Bild {n} von', 'Bild {m} {n} von', 'heroSlideshow › slide › de', /\{m\} wird hier nicht/, /\{m\} is not filled in/],
  ['mails.yaml', '"Ihre Referenz: {reference}"', '"Ihre Referenz"', 'confirmation › reference › de', /fehlt \{reference\}/, /must contain \{reference\}/],
  ['mails.yaml', 'firmLanguage: de', 'firmLanguage: fr', 'firmLanguage', /muss eines von diesen sein: de, en/, /must be one of de, en/],
  ['pages/datenschutz.yaml', /\{retentionMonths\}/g, '12', 'sections', /wie lange Anfragen gespeichert werden/, /how long inquiries/],
  ['pages/accessibility.yaml', '{review} Zuletzt', 'Zuletzt', 'sections', /wann und wie geprüft wurde/, /when and how the site was reviewed/],
  ['pages/impressum.yaml', 'Angaben nach', '[Hier](/nirgends) nach', 'sections › 2. › clauses › 1. › text', /führt ins Leere: \/nirgends/, /leads nowhere: \/nirgends/],
  ['faq.yaml', /answer:\n( +)de: .*/, 'answer:\n$1de: "[Hier](www.example.org)"', '1. › questions › 1. › answer', /beginnt weder/, /begins neither/],
  ['faq.yaml', 'id: procurement', 'id: name', '9. › questions › 1. › id', /gibt es schon/, /is there already/],
  ['faq.yaml', 'id: audit', 'id: Prüfung', '9. › questions › 3. › id', /kleine Buchstaben/, /small letters/],
  ['pages/impressum.yaml', 'id: register', 'id: provider', 'sections › 2. › clauses › 2. › id', /gibt es schon/, /is there already/],
  ['pages/company.yaml', 'start: 0', 'start: 900', 'sections › 1. › film › end', /vertauscht/, /reversed/],
  ['pages/consulting.yaml', 'stages: { from: 0, to: 8 }', 'stages: { from: 9, to: 1 }', 'sections › 3. › tiles › 1. › stages › to', /vertauscht/, /reversed/],
  ['pages/consulting.yaml', /label: .*\n( +)link: /, 'link: ', 'sections › 3. › tiles › 9. › action › label', /Schaltfläche steht/, /button says/],
  ['pages/rail.yaml', 'to: opening', 'to: consulting', 'sections › 2. › tracks › 1. › to', /zu einer späteren/, /to a later one/],
  ['pages/rail.yaml', 'from: architecture', 'from: harbour', 'sections › 2. › tracks › 2. › from', /Station "harbour" gibt es nicht/, /no station "harbour"/],
  ['pages/rail.yaml', /\n +- { de: Talstadt, en: Talstadt }/, '', 'sections › 3. › rows › 1. › cells', /hat 3 Zellen; die Tabelle hat 4 Spalten/, /has 3 cells; the table has 4 columns/],
  ['pages/home.yaml', 'project: hafenbecken-nord', 'project: hafenbecken-süd', 'sections › 8. › projects › 2. › project', /gibt es nicht/, /no project/],
  ['disciplines.yaml', 'id: architecture', 'id: gardening', '1. › id', /muss eines von diesen sein: architecture/, /must be one of architecture/],
  ['disciplines.yaml', 'angle: 30', 'angle: 60', '3. › angle', /gibt es schon/, /is there already/],
  ['pages/projects.yaml', / +- section: project-list\n/, '', 'sections', /enthalten den Abschnitt project-list nicht/, /have no section project-list/],
  ['pages/finder.yaml', 'section: reference-finder', 'section: reference-finder\n  - section: project-list', 'sections › 3.', /nur auf der Seite mit role: projects/, /only on the page with role: projects/],
  ['pages/projects.yaml', 'role: projects', 'role: projects\naddress: { de: /projects, en: /projects }', 'address', /Seiten der einzelnen Projekte/, /pages of individual projects/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'person: Mareike', 'person: Mareieke', 'team › 1. › person', /eine Person "Mareieke" gibt es nicht/, /no person "Mareieke"/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'lengths: [ 60.75 ]', 'lengths: [ 607.5 ]', 'drawings › 1. › across › 2.', /Kette geht von -0.25 bis 607.25 m, die Zeichnung nur von -1.39 bis 61.65 m/, /chain goes from -0.25 to 607.25 m, the drawing only/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'lengths: [ 14.85, 21.8, 14.85 ]', 'lengths: [ 14.85, 218, 14.85 ]', 'drawings › 2. › upright › 1.', /Kette geht/, /chain goes/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'z: 33.75', 'z: 3375', 'drawings › 1. › levels › 10.', /außerhalb der Zeichnung/, /outside the drawing/],
  ['projects/buerohaus-am-hafenbogen.yaml', '{ x: 3.2, y: 5 }', '{ x: 320, y: 5 }', 'drawings › 1. › people › 1.', /außerhalb der Zeichnung/, /outside the drawing/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'from: 1.14', 'from: 3', 'atScale › length', /nur 63.04 m breit/, /only 63.04 m wide/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'usable: 13900', 'usable: 31900', 'facts › areas › gross', /vertauscht/, /reversed/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'completion: 2024-05', 'completion: 2024-13', 'facts › completion', /kein Monat; schreiben Sie Jahr-Monat/, /not a month; write year-month/],
  ['projects/rechenzentrum-fr-7.yaml', 'name: { de: "Halle 2", en: "Hall 2" }', 'name: { de: "Halle 1", en: "Hall 1" }', 'schedule › 8. › phase', /Leistungsphase 8 hat schon einen Balken/, /stage 8 has a bar already/],
  ['projects/rechenzentrum-fr-7.yaml', 'start: 2023-12', 'start: 2023-06', 'schedule › 5. › start', /beginnt vor dem Balken darüber \(2023-07\)/, /begins before the bar above \(2023-07\)/],
  ['projects/rechenzentrum-fr-7.yaml', 'end: 2023-01', 'end: 2021-01', 'schedule › 2. › end', /vertauscht/, /reversed/],
  ['projects/hafenbecken-nord.yaml', 'end: 2026-09', 'end: 2026-10', 'schedule › 5. › end', /endet nach der Fertigstellung \(2026-09/, /ends after completion \(2026-09/],
  ['projects/campus-nordring.yaml', 'phase: 6', 'phase: 7', 'schedule › 6.', /beauftragt sind 1 bis 6/, /the firm has 1 to 6/],
  ['projects/hafenbecken-nord.yaml', 'name: { de: "Konzept", en: "Concept" }', 'toPhase: 2', 'schedule › 1.', /braucht die Leistungsphase/, /needs the stage/],
  ['projects/hafenbecken-nord.yaml', 'view: elevation', 'view: plan', 'drawings › 2. › view', /kein Maß von hafenbecken-nord\/plan/, /no metres of hafenbecken-nord\/plan/],
  ['projects/markthalle-westhafen.yaml', 'view: elevation', 'view: section', 'drawings › 2. › view', /steht schon in dieser Liste/, /already in this list/],
  ['projects/aufstockung-lindenstrasse.yaml', 'height: 4.1', 'height: 41', 'drawings › 1. › storeys › 6.', /reicht bis 45.86 m, das Geschoss darüber beginnt bei 8.96 m/, /reaches up to 45.86 m/],
  ['projects/buerohaus-am-hafenbogen.yaml', 'stages: { from: 6, to: 8 }', 'stages: { from: 6, to: 9 }', 'team › 2. › stages', /nur die Leistungsphasen 1 bis 8/, /stages 1 to 8 only/],
  ['projects/aufstockung-lindenstrasse.yaml', 'person: Felix', 'person: Marlene', 'team › 2. › person', /schon genannt/, /named already/],
  ['projects/lernhaus-ostpark.yaml', /(contact:\n[\s\S]*?)consent: .*/, '$1', 'facts › client › contact › public', /fehlt/, /is missing/],
  ['pages/home.yaml', 'project: buerohaus-am-hafenbogen', 'project: werkhalle-unterfeld', 'sections › ', /"werkhalle-unterfeld" ist intern/, /is internal and must not appear on any page/],
  ['projects/werkhalle-unterfeld.yaml', 'own: { span: 34.5 }', 'own: { spam: 34.5 }', 'facts › own › spam', /"spam" gibt es nicht in facts.yaml; es gibt span/, /facts.yaml has no fact "spam"/],
  ['media/drawings/drawings.json', '"kontorhaus-mitte"', '"kontorhaus-mite": {}, "kontorhaus-mitte"', 'kontorhaus-mite', /ein Projekt "kontorhaus-mite" gibt es nicht/, /no project "kontorhaus-mite"/],
  ['media/drawings/drawings.json', /("rechenzentrum-bu-2": \{\s*)"axonometry"/, '$1"ansicht"', 'rechenzentrum-bu-2 › ansicht', /ansicht.svg fehlt/, /ansicht.svg is missing/],
  ['pages/bestand.yaml', 'project: aufstockung-lindenstrasse', 'project: kontorhaus-mitte', 'sections › 4. › project', /welche Geschosse neu sind/, /which storeys are new/],
  ['projects/campus-nordring.yaml', /order: \d+/, 'order: 50', 'order', /denselben Platz hat aufstockung/, /aufstockung.* has the same place/],
  ['projects/lernhaus-ostpark.yaml', 'phases: { from: 1, to: 8 }', 'phases: { from: 8, to: 1 }', 'facts › phases › to', /vertauscht/, /reversed/],
  ['projects/passage-am-rathaus.yaml', /gross: \d+/, 'gross: "11.300 m²"', 'facts › areas › gross', /muss eine Zahl sein, ohne Einheit/, /must be a number, without unit/],
  ['pages/datacenter.yaml', 'project: knoten-alpenrhein', 'project: kontorhaus-mitte', 'sections › 5. › projects › 5. › project', /keine IT-Fläche/, /no IT area/],
  ['pages/datacenter.yaml', ', en: dc-event.en.vtt }', ' }', 'sections › 7. › film › captions', /fehlen in en; ergänzen Sie/, /are missing in en; add/],
  ['pages/digital-planning.yaml', /captions: .*/, 'captions: {}', 'sections › 6. › film › captions', /fehlen in de, en; ergänzen Sie/, /are missing in de, en; add/],
  ['jobs.yaml', '[]', job('a', '2027-02-01', '2027-01-01', 1) + job('a', '2027-01-01', '2027-02-01', 9000) + oneDay, '1. › validThrough', /vertauscht/, /reversed/],
  ['navigation.yaml', 'page: architecture', 'page: consulting', 'services › 2. › page', /gibt es schon/, /is there already/],
  ['media/pictures.yaml', /origin: rendering\n +credit: .*/, 'origin: photo', 'airport-plan.jpg › credit', /wer ein Foto gemacht hat/, /the photographer has to be named/],
  ['firm.yaml', 'founded: 2003', 'founded: "2003"', 'founded', /muss eine Zahl sein/, /must be a number/],
  ['people.yaml', 'office: budapest', 'office: wien', 'persons › ', /einen Standort "wien" gibt es nicht; es gibt frankfurt/, /no office "wien"/],
  ['firm.yaml', 'plan-budapest.svg', 'plan-wien.svg', 'offices › 2. › plan › drawing', /keine Datei plan-wien/, /no file plan-wien/],
  ['categories.yaml', 'id: infrastructure', 'id: space', '2. › id', /gibt es schon/, /is there already/],
  ['people.yaml', 'anchor: compliance', 'anchor: Die Stelle', 'persons › ', /kleine Buchstaben/, /small letters/],
  ['people.yaml', /(Leonie Brandt)([\s\S]*Tarek Wendelin)/, '$1\n    anchor: empfang$2\n    anchor: empfang', 'persons › wendelin › anchor', /hat schon brandt/, /brandt has this anchor/],
  ['pages/contact.yaml', 'person: mezo', 'person: brandt', 'sections › 4. › people › 6. › person', /gibt es schon/, /is there already/],
  ['news.yaml', 'badge: new', 'badge: neu', '1. › badge', /muss eines von diesen sein: new/, /must be one of new/],
  ['testimonials.yaml', 'kind: single', 'kind: singel', '1. › kind', /single, double/, /single, double/],
  ['interface.yaml', /skipLink:.*/, 'skipLink: "Zum Inhalt"', 'skipLink', /Gruppe von Einträgen/, /group of entries/],
  ['pages/offline.yaml', 'unter {firm.phone}', 'unter +49 (69) 90009 000', 'sections › 1. › lead › de', /schreiben Sie \{firm\.phone\}/, /write \{firm\.phone\}/],
  ['pages/accessibility.yaml', 'tel:{person.brandt.phone}', 'tel:+496990009001', 'sections › 2. › clauses › 5. › text › de', /schreiben Sie \{person\.brandt\.phone\}/, /write \{person\.brandt/],
  ['pages/karriere.yaml', 'Arbeiten bei {firm.shortName}', 'Arbeiten bei Achsmass AG', 'seo › description › de', /schreiben Sie \{firm\.name\}/, /write \{firm\.name\}/],
  ['pages/home.yaml', 'Drei von {projects.word}', 'Drei unserer zweiundzwanzig Projekte', 'sections › 8. › text › de', /schreiben Sie \{projects\.word\}/, /write \{projects\.word\}/],
  ['pages/company.yaml', 'heute mehr als {people} Menschen', 'heute mehr als 55+ Menschen', 'sections › 2. › lead › de', /schreiben Sie \{people\}/, /write \{people\}/],
  ['faq.yaml', 'Büro {firm.shortName}?', 'Büro {firm.kurz}?', '8. › questions › 1. › question › de', /\{firm\.kurz\} gibt es nicht/, /there is no \{firm\.kurz\}/],
  ['forms/consultation.yaml', 'kind: email', 'kind: line', 'fields › 4. › mark', /Pflichtfeld der Art email/, /required field of the kind email/],
  ['forms/existing-buildings.yaml', /\n +mark: name/, '', 'fields', /genau ein Feld mit mark: name; hier sind es 0/, /exactly one field with mark: name; there are 0/],
  ['forms/home.yaml', 'value: immediate', 'value: choose', 'fields › 6. › options › 1. › value', /braucht das Programm selbst/, /used by the program/],
  ['forms/quote.yaml', 'max: 2000', 'max: 5', 'fields › 6. › max', /kleiner als min \(10\)/, /less than min \(10\)/],
  ['pages/consulting.yaml', 'form: quote', 'form: qoute', 'sections › 3. › action › form', /ein Formular "qoute" gibt es nicht/, /no form "qoute"/],
  ['pages/architecture.yaml', 'look: each', 'look: each\n    drawing: wall-100.svg', 'sections › 4. › drawing', /gehört zum anderen Aussehen/, /belongs to the other look/],
  ['pages/office.yaml', 'main: true', 'main: true\n      - { label: { de: A, en: A }, person: page }\n      - { label: { de: B, en: B }, person: page }', 'sections › 1. › actions', /höchstens 2/, /at most 2/],
  ['pages/office.yaml', /contactPerson: .*\n/, '', 'contactPerson', /Abschnitt zeigt die Ansprechperson/, /a section shows the contact person/],
  ['interface.yaml', /\n {2}percent: .*/, '\n  percent:', 'facts › percent', /ist leer/, /is empty/],
  ['pages/faq.yaml', /nav:.*/, 'nav: { de: Fragen, Antworten, en: "Questions" }', 'nav › Antworten', /Text mit Komma/, /text with a comma/],
]

const folder = mkdtempSync(join(tmpdir(), 'content-'))
after(() => rmSync(folder, { recursive: true }))
// Only the names of pictures and films matter here, so they are empty files.
const isMedia = (path: string) => /\.(jpg|png|avif|mp4|webm|vtt)$/.test(path)
cpSync(sample.content, folder, { recursive: true, filter: path => !isMedia(path) })
for (const name of readdirSync(`${sample.content}/media`).filter(isMedia))
  writeFileSync(join(folder, 'media', name), '')
for (const [file, from, to] of mistakes) {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const changed = before.replace(from, to)
  assert.notEqual(changed, before, `${file} has no ${from}`)
  writeFileSync(path, changed)
}
writeFileSync(join(folder, 'media/portraits.yaml'), 'portrait-agnes.jpg: { alt: Kosten: hoch }\n')

function problems(): ContentProblem[] {
  try {
    readContent(siteModel, folder)
    return []
  } catch (error) {
    assert.ok(error instanceof ContentError, String(error))
    return error.problems
  }
}
const found = problems()
const list = `\n${found.map(({ file, line, path, says }) => `${file}:${line} ${pathName(path)}: ${says.en} / ${says.de}`).join('\n')}`

for (const [file, , , field, de, en] of mistakes)
  test(`${file} ${field}: ${en.source}`, () => {
    const isMeant = (problem: ContentProblem) =>
      problem.file === file &&
      pathName(problem.path).startsWith(field) &&
      problem.line > 1 &&
      de.test(problem.says.de) &&
      en.test(problem.says.en)
    assert.ok(found.some(isMeant), list)
  })

test('an unreadable file is reported and does not hide mistakes in other files', () => {
  const { file, line } = found.find(problem => problem.file === 'media/portraits.yaml') ?? assert.fail(list)
  assert.deepEqual({ file, line }, { file: 'media/portraits.yaml', line: 1 })
})

test('the check also reports two open positions with the same id and a reversed pay range', () => {
  const fields = found.filter(({ file }) => file === 'jobs.yaml').map(({ path }) => pathName(path))
  assert.deepEqual(fields, ['1. › validThrough', '2. › id', '2. › salary › to'], list)
})

test('the check reports no other mistakes', () => {
  // jobs.yaml contains two more mistakes, and portraits.yaml one.
  assert.equal(found.length, mistakes.length + 3, list)
})
