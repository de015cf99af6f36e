// Finds left-over data of the sample firm in the content.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPair, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Path } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'
import type { ContentFinding, Finding } from './finding.ts'
import { fileHashes, readSampleList } from './sample-list.ts'

const exampleDomain = /[\w.-]*\b(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))\b/i

/**
 * Matches phone numbers, as digits only, that Germany and the United Kingdom reserve for films and examples, or that Hungary
 * and Austria never assign.
 */
const fictionNumber =
  /^(?:49(?:3023125|6990009|4066969|2214710|8999998)|361000|431000|441632960|442079460)\d*$/

const sample = readSampleList()

/** The German names of the kinds of phrases in sample.json. */
const phraseKinds: Record<string, string> = {
  'person of the sample firm': 'Person des Musterbüros',
  'project of the sample firm': 'Projekt des Musterbüros',
  'address of the sample firm': 'Anschrift des Musterbüros',
  'partner or client of the sample firm': 'Partner oder Bauherr des Musterbüros',
  'words of the sample firm’s people': 'Worte von Personen des Musterbüros',
}

const kinds: { what: Sentence; find: (text: string) => string | undefined }[] = [
  {
    what: { de: 'Beispieladresse', en: 'example address' },
    find: text => exampleDomain.exec(text)?.[0],
  },
  {
    what: { de: 'erfundene Telefonnummer', en: 'phone number from a range reserved for fiction' },
    find: text =>
      text.match(/\+[\d\s/-]{8,}\d/g)?.find(number => fictionNumber.test(number.replace(/\D/g, ''))),
  },
  {
    what: {
      de: 'erfundene Nummer eines Registers oder Zertifikats',
      en: 'sample number of a register or certificate',
    },
    find: text =>
      /\b(?:HR[AB]\s*0{3}[\d\s]*|(?:DE|HU)0{5}[\d-]*|Cg\. 01-09-0\d+|9001-22\d\d)|É 01-0\d+/.exec(text)?.[0],
  },
  {
    what: { de: 'sagt, dass etwas erfunden ist', en: 'words that say it is made up' },
    find: text => /\b(?:[Ff]iktiv\w*|[Ff]ictional|erfunden|are invented|Muster [A-Z]\w+)\b/.exec(text)?.[0],
  },
  {
    what: { de: 'Name des Musterbüros', en: 'name of the sample firm' },
    find: text => /\bAchsmass\b/.exec(text)?.[0],
  },
  ...Object.entries(sample.phrases).map(([what, phrases]) => ({
    what: { de: phraseKinds[what] ?? what, en: what },
    find: (text: string) => phrases.find(phrase => text.includes(phrase)),
  })),
]

export function isExampleDomain(text: string): boolean {
  return exampleDomain.test(text)
}

/** Returns one finding for each file and kind, and for all projects together: the first place and the number of others. */
export function sampleData(contentDir: string): ContentFinding[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .sort()
  const together = Object.groupBy(files, file => (file.startsWith('projects/') ? 'folder' : file))
  return Object.entries(together).flatMap(([name, group = []]) => {
    const texts = group.flatMap(file => textsOf(contentDir, file))
    return kinds.flatMap(({ what, find }) => {
      const places = texts.flatMap(({ text, ...place }) => {
        const found = find(text)
        return found === undefined ? [] : [{ ...place, found }]
      })
      const [first, ...others] = places
      if (!first) return []
      const { file, line, path } = first
      const place =
        name === 'folder'
          ? { de: 'diesem Ordner', en: 'this folder' }
          : { de: 'dieser Datei', en: 'this file' }
      const more = (says: string) => (others.length === 0 ? '' : says)
      const text = first.found.trim()
      const says = {
        de: `${what.de}: ${text}${more(`, und ${others.length} weitere in ${place.de}`)}`,
        en: `${what.en}: ${text}${more(`, and ${others.length} more in ${place.en}`)}`,
      }
      return { file, line, path, says }
    })
  })
}

const mediaKinds: Record<string, Sentence> = {
  portrait: { de: 'Porträt', en: 'portrait' },
  picture: { de: 'Bild', en: 'picture' },
  film: { de: 'Film', en: 'film' },
}

/** Returns one finding each for portraits, other pictures and films: the first file and the number of others. */
export function sampleMedia(contentDir: string): ContentFinding[] {
  const left = Object.entries(fileHashes(join(contentDir, 'media')))
    .filter(([file, hash]) => sample.media[file] === hash)
    .map(([file]) => file)
  const groups: Record<string, string[]> = { portrait: [], picture: [], film: [] }
  for (const file of left)
    groups[
      /\.(?:mp4|webm|vtt)$/.test(file) ? 'film' : file.startsWith('portrait-') ? 'portrait' : 'picture'
    ]?.push(file)
  return Object.entries(groups).flatMap(([kind, [first, ...others]]) => {
    const name = mediaKinds[kind]
    if (first === undefined || !name) return []
    const more = (and: string, word: string) => (others.length > 0 ? `, ${and} ${others.length} ${word}` : '')
    const says = {
      de: `${name.de} des Musterbüros${more('und', 'weitere')}, durch eigene zu ersetzen`,
      en: `${name.en} of the sample firm${more('and', 'more')}, to be replaced by your own`,
    }
    return { file: `media/${first}`, path: [], says }
  })
}

/** Returns one finding for all icons: the first file and the number of others. */
export function sampleIcons(publicDir: string): Finding[] {
  if (!existsSync(publicDir)) return []
  const left = Object.entries(fileHashes(publicDir))
    .filter(([file, hash]) => sample.icons[file] === hash)
    .map(([file]) => file)
  const [first, ...others] = left
  if (first === undefined) return []
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return [{ where: `public/${first}`, what: `icon of the sample firm${more}; put your own in its place` }]
}

/** Returns every text of a file with its line and path. */
function textsOf(contentDir: string, file: string) {
  const lines = new LineCounter()
  const texts: { text: string; file: string; line: number; path: Path }[] = []
  visit(parseDocument(readFileSync(join(contentDir, file), 'utf8'), { lineCounter: lines }), {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return
      const line = lines.linePos(node.range?.[0] ?? 0).line
      texts.push({ text: node.value, file, line, path: pathTo([...ancestors, node]) })
    },
  })
  return texts
}

/** Returns the keys and positions along the chain of nodes. */
const pathTo = (nodes: readonly unknown[]): Path =>
  nodes.flatMap((node, depth): Path => {
    if (isPair(node)) return [String(node.key)]
    const parent = nodes[depth - 1]
    return isSeq(parent) ? [parent.items.indexOf(node)] : []
  })
