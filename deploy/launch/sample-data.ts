// Finds data of the sample firm that is still in the content.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml'
import type { Finding } from './finding.ts'
import { fileHashes, readSampleList } from './sample-list.ts'

const exampleDomain = /[\w.-]*\b(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))\b/i

/** Kept for films and examples by the authorities of Germany and the United Kingdom, or never given to anybody in Hungary and Austria; digits only. */
const fictionNumber =
  /^(?:49(?:3023125|6990009|4066969|2214710|8999998)|361000|431000|441632960|442079460)\d*$/

const sample = readSampleList()

const kinds: { what: string; find: (text: string) => string | undefined }[] = [
  { what: 'example address', find: text => exampleDomain.exec(text)?.[0] },
  {
    what: 'phone number that is kept for fiction',
    find: text =>
      text.match(/\+[\d\s/-]{8,}\d/g)?.find(number => fictionNumber.test(number.replace(/\D/g, ''))),
  },
  {
    what: 'sample number of a register or certificate',
    find: text =>
      /\b(?:HR[AB]\s*0{3}[\d\s]*|(?:DE|HU)0{5}[\d-]*|Cg\. 01-09-0\d+|9001-22\d\d)|É 01-0\d+/.exec(text)?.[0],
  },
  {
    what: 'words that say it is made up',
    find: text =>
      /\b(?:[Ff]iktiv\w*|[Ff]ictional|sind erfunden|are invented|Muster [A-Z]\w+)\b/.exec(text)?.[0],
  },
  { what: 'name of the sample firm', find: text => /\bAchsmass\b/.exec(text)?.[0] },
  ...Object.entries(sample.phrases).map(([what, phrases]) => ({
    what,
    find: (text: string) => phrases.find(phrase => text.includes(phrase)),
  })),
]

export function isExampleDomain(text: string): boolean {
  return exampleDomain.test(text)
}

/** One finding a file and kind, and one for all projects: the first place, and how many more there are. */
export function sampleData(contentDir: string): Finding[] {
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
      const place = name === 'folder' ? 'folder' : 'file'
      const more = others.length === 0 ? '' : `, and ${others.length} more in this ${place}`
      return {
        where: `content/${first.file}:${first.line}  ${first.field}`,
        what: `${what}: ${first.found.trim()}${more}`,
      }
    })
  })
}

/** One finding for the portraits, the other pictures and the films: the first, and how many more there are. */
export function sampleMedia(contentDir: string): Finding[] {
  const left = Object.entries(fileHashes(join(contentDir, 'media')))
    .filter(([file, hash]) => sample.media[file] === hash)
    .map(([file]) => file)
  const groups: Record<string, string[]> = { portrait: [], picture: [], film: [] }
  for (const file of left)
    groups[
      /\.(?:mp4|webm|vtt)$/.test(file) ? 'film' : file.startsWith('portrait-') ? 'portrait' : 'picture'
    ]?.push(file)
  return Object.entries(groups).flatMap(([kind, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            where: `content/media/${first}`,
            what: `${kind} of the sample firm${others.length > 0 ? `, and ${others.length} more` : ''}; to keep one, take it out of deploy/launch/sample.json`,
          },
        ],
  )
}

/** One finding for all icons: the first, and how many more there are. */
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

/** Every text of a file, with its line and the names that lead to it. */
function textsOf(contentDir: string, file: string) {
  const lines = new LineCounter()
  const texts: { text: string; file: string; line: number; field: string }[] = []
  visit(parseDocument(readFileSync(join(contentDir, file), 'utf8'), { lineCounter: lines }), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      const names = path.flatMap((step, depth) => {
        if (isMap(step) || !('key' in step)) return []
        const name = (step.key as Scalar | null)?.value
        return depth > 0 && isScalar(step.key) ? [String(name)] : []
      })
      texts.push({
        text: node.value,
        file,
        line: lines.linePos(node.range?.[0] ?? 0).line,
        field: names.join(' › '),
      })
    },
  })
  return texts
}
