// Writes reference sheets as a Word document, with real styles, a real table, picture and drawing.
import { documentPart, type WordDocument } from './docx-body.ts'
import { field, namespaces, paragraph } from './docx-elements.ts'
import { fontTablePart, stylesPart } from './docx-styles.ts'
import { contentTypes, corePart, packageOf, relationships } from './package.server.ts'
import { element, elementOf } from './xml.ts'

const relation = (kind: string) =>
  `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`
const wordType = (kind: string) =>
  `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`

export function writeDocx(document: WordDocument): Buffer {
  const media = document.sheets.flatMap((sheet, index) =>
    [sheet.picture, sheet.drawing, sheet.portrait].flatMap((picture, place) => {
      if (!picture) return []
      const name = `sheet${index + 1}-${place + 1}`
      return [
        { id: `${name}-bitmap`, file: `media/${name}.${picture.kind}`, bytes: picture.bitmap },
        ...(picture.svg
          ? [{ id: `${name}-svg`, file: `media/${name}.svg`, bytes: Buffer.from(picture.svg) }]
          : []),
      ]
    }),
  )
  const parts = ['styles', 'settings', 'fontTable', 'header', 'footer'] as const
  return packageOf(
    {
      '[Content_Types].xml': contentTypes(
        { jpeg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' },
        {
          '/word/document.xml': wordType('document.main'),
          ...Object.fromEntries(parts.map(part => [`/word/${part}.xml`, wordType(part)])),
        },
      ),
      '_rels/.rels': relationships([
        { id: 'document', type: relation('officeDocument'), target: 'word/document.xml' },
        {
          id: 'core',
          type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
          target: 'docProps/core.xml',
        },
      ]),
      'docProps/core.xml': corePart(document),
      'word/document.xml': documentPart(document),
      'word/styles.xml': stylesPart(document.language),
      'word/fontTable.xml': fontTablePart(),
      'word/settings.xml': element(
        'w:settings',
        namespaces,
        elementOf(
          'w:compat',
          element('w:compatSetting', {
            'w:name': 'compatibilityMode',
            'w:uri': 'http://schemas.microsoft.com/office/word',
            'w:val': 15,
          }),
        ),
      ),
      'word/header.xml': element('w:hdr', namespaces, paragraph('Header', document.procedure)),
      'word/footer.xml': footer(document),
      'word/_rels/document.xml.rels': relationships([
        ...parts.map(part => ({ id: part, type: relation(part), target: `${part}.xml` })),
        ...media.map(({ id, file }) => ({ id, type: relation('image'), target: file })),
      ]),
    },
    media.map(({ file, bytes }) => ({ name: `word/${file}`, bytes })),
  )
}

const footer = ({ creator, words }: WordDocument) =>
  element(
    'w:ftr',
    namespaces,
    paragraph(
      'Footer',
      `${creator}\u2003${words.page} `,
      field('PAGE', '1'),
      ` ${words.of} `,
      field('NUMPAGES', '1'),
    ),
  )
