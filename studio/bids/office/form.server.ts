// Fills a buyer's own Word form: content controls by their tag or title, and placeholders such as {{client}}.
import {
  descendants,
  element,
  elementOf,
  isElement,
  parseXml,
  textOf,
  type XmlElement,
  xmlDocument,
} from './xml.ts'
import { readZip, UnreadableFile, writeZip } from './zip.server.ts'

export type FormPlace = { name: string; kind: 'control' | 'placeholder' }

export const formLimits = { entries: 2000, unpackedBytes: 60_000_000 }

/** The parts of a Word file in which a form can ask for something. */
const isText = (name: string) => /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name)

/** Fills all places whose value is known. Every other place stays as it was and is listed. */
export function fillForm(
  form: Buffer,
  valueFor: (place: FormPlace) => string | undefined,
): { bytes: Buffer; places: (FormPlace & { value: string | undefined })[] } {
  const entries = readZip(form, formLimits)
  if (!entries.some(({ name }) => name === 'word/document.xml')) throw new UnreadableFile('not a Word file')
  if (entries.some(({ name }) => /vbaProject/i.test(name)))
    throw new UnreadableFile('a Word file with macros')
  const places = new Map<string, FormPlace & { value: string | undefined }>()
  const look = (place: FormPlace) => {
    const value = valueFor(place)
    places.set(`${place.kind} ${place.name}`, { ...place, value })
    return value
  }
  const filled = entries.map(({ name, bytes }) => {
    if (!isText(name)) return { name, bytes }
    const root = parseXml(bytes)
    fillControls(root, look)
    for (const paragraph of elementsNamed(root, 'w:p')) fillPlaceholders(paragraph, look)
    breakLines(root)
    return { name, bytes: Buffer.from(xmlDocument(root)) }
  })
  return { bytes: writeZip(filled), places: [...places.values()] }
}

const elementsNamed = (root: XmlElement, name: string) =>
  [...descendants(root)].filter(found => found.name === name)
const child = (parent: XmlElement | undefined, name: string) =>
  parent?.children.filter(isElement).find(found => found.name === name)

/** Kinds of controls that hold something other than text. */
const otherKinds = [
  'w:picture',
  'w14:checkbox',
  'w:docPartList',
  'w:docPartObj',
  'w:group',
  'w15:repeatingSection',
]

function fillControls(root: XmlElement, look: (place: FormPlace) => string | undefined): void {
  for (const control of elementsNamed(root, 'w:sdt')) {
    const properties = child(control, 'w:sdtPr')
    const content = child(control, 'w:sdtContent')
    if (!properties || !content || elementsNamed(content, 'w:sdt').length > 0) continue
    if (otherKinds.some(kind => child(properties, kind))) continue
    const [tag, alias] = ['w:tag', 'w:alias'].map(name => child(properties, name)?.attributes['w:val'])
    const name = tag || alias
    const value = name && look({ name, kind: 'control' })
    if (!value) continue
    properties.children = properties.children.filter(
      part => !(isElement(part) && part.name === 'w:showingPlcHdr'),
    )
    write(content, value)
  }
}

/** Writes the value into the first run, which keeps its formatting, and empties the others. */
function write(content: XmlElement, value: string): void {
  const [first, ...others] = elementsNamed(content, 'w:t')
  for (const text of others) text.children = []
  if (first) first.children = [value]
  else {
    const holder = elementsNamed(content, 'w:p')[0] ?? content
    holder.children.push(elementOf('w:r', elementOf('w:t', value)))
  }
  for (const looks of elementsNamed(content, 'w:rPr'))
    looks.children = looks.children.filter(
      part => !(isElement(part) && /placeholder|platzhalter/i.test(part.attributes['w:val'] ?? '')),
    )
}

const placeholder = /\{\{\s*([^{}]{1,100}?)\s*\}\}/g

/** Word splits a placeholder into several runs at spelling marks and changes of formatting. */
function fillPlaceholders(paragraph: XmlElement, look: (place: FormPlace) => string | undefined): void {
  const texts = elementsNamed(paragraph, 'w:t')
  const whole = texts.map(textOf).join('')
  for (const { index, 0: found, 1: name = '' } of [...whole.matchAll(placeholder)].reverse()) {
    const value = look({ name, kind: 'placeholder' })
    if (value) replace(texts, index, index + found.length, value)
  }
}

/** Replaces a range of the joined texts. The value goes into the text in which the range begins. */
function replace(texts: XmlElement[], start: number, end: number, value: string): void {
  let at = 0
  for (const text of texts) {
    const own = textOf(text)
    const [from, to] = [start - at, end - at]
    at += own.length
    if (to <= 0 || from >= own.length) continue
    text.children = [own.slice(0, Math.max(0, from)) + (from >= 0 ? value : '') + own.slice(Math.max(0, to))]
  }
}

/** A line break in a value is an element of its own in Word. */
function breakLines(root: XmlElement): void {
  for (const run of elementsNamed(root, 'w:r'))
    run.children = run.children.flatMap(part => {
      if (!isElement(part) || part.name !== 'w:t') return [part]
      return textOf(part)
        .split('\n')
        .flatMap((line, index) => [
          ...(index > 0 ? [element('w:br')] : []),
          element('w:t', { 'xml:space': 'preserve' }, line),
        ])
    })
}
