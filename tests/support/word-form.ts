// A form as buyers send it: content controls by tag and by title, placeholders in one run and split over several.
import { contentTypes, packageOf, relationships } from '../../studio/bids/office/package.server.ts'
import { element, type XmlElement } from '../../studio/bids/office/xml.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const run = (text: string) => element('w:r', {}, element('w:t', { 'xml:space': 'preserve' }, text))
const paragraph = (...runs: XmlElement[]) => element('w:p', {}, runs)

const control = (naming: 'w:tag' | 'w:alias', name: string, ...kind: XmlElement[]) =>
  element(
    'w:sdt',
    {},
    element('w:sdtPr', {}, element(naming, { 'w:val': name }), element('w:showingPlcHdr'), kind),
    element('w:sdtContent', {}, run('Klicken Sie hier, '), run('um Text einzugeben.')),
  )

export function wordForm(): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return packageOf({
    '[Content_Types].xml': contentTypes({}, { '/word/document.xml': type }),
    '_rels/.rels': relationships([{ id: 'document', type: office, target: 'word/document.xml' }]),
    'docProps/core.xml': element('cp:coreProperties', {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
    }),
    'word/document.xml': element(
      'w:document',
      { 'xmlns:w': main },
      element(
        'w:body',
        {},
        paragraph(run('Referenz 1, Projekt: '), control('w:tag', 'Referenz 1: Projektbezeichnung')),
        paragraph(run('BGF: '), control('w:alias', 'bgf_1')),
        paragraph(run('Auftraggeber: {{1.Auftraggeber}}, Ort: {{'), run('1.'), run('Ort}} (Ende)')),
        paragraph(run('Beschreibung: {{ Referenz 1: Projektbeschreibung }}')),
        paragraph(run('Umsatz des Bieters: {{Umsatz 2024}}')),
        paragraph(run('Geprüft: '), control('w:tag', 'geprueft', element('w:picture'))),
      ),
    ),
  })
}
