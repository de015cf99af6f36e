// The parts that .docx and .xlsx share.
import { element, elementOf, type XmlElement, xmlDocument } from './xml.ts'
import { writeZip, type ZipEntry } from './zip.server.ts'

const packages = 'http://schemas.openxmlformats.org/package/2006'

export const packageOf = (parts: Record<string, XmlElement>, media: ZipEntry[] = []): Buffer =>
  writeZip([
    ...Object.entries(parts).map(([name, root]) => ({ name, bytes: Buffer.from(xmlDocument(root)) })),
    ...media,
  ])

/** Lists the content types: by file extension, and for single parts. */
export const contentTypes = (ends: Record<string, string>, parts: Record<string, string>): XmlElement =>
  element(
    'Types',
    { xmlns: `${packages}/content-types` },
    Object.entries({
      ...ends,
      rels: 'application/vnd.openxmlformats-package.relationships+xml',
      xml: 'application/xml',
    }).map(([end, type]) => element('Default', { Extension: end, ContentType: type })),
    Object.entries({
      ...parts,
      '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
    }).map(([part, type]) => element('Override', { PartName: part, ContentType: type })),
  )

export const relationships = (all: { id: string; type: string; target: string }[]): XmlElement =>
  element(
    'Relationships',
    { xmlns: `${packages}/relationships` },
    all.map(({ id, type, target }) => element('Relationship', { Id: id, Type: type, Target: target })),
  )

export const corePart = ({
  title,
  creator,
  language,
}: {
  title: string
  creator: string
  language: string
}) =>
  element(
    'cp:coreProperties',
    {
      'xmlns:cp': `${packages}/metadata/core-properties`,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    elementOf('dc:title', title),
    elementOf('dc:creator', creator),
    elementOf('dc:language', language),
  )
