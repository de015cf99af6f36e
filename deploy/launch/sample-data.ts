// What of the sample firm is still in the content.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml'
import type { Finding } from './finding.ts'

const exampleDomain = /[\w.-]*\b(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))\b/i

/** Kept for films and examples by the authorities of Germany, Hungary and the United Kingdom; digits only. */
const fictionNumber = /^(?:49(?:3023125|6990009|4066969|2214710|8999998)|361000|441632960|442079460)\d*$/

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
      /\b(?:HR[AB]\s*0{3}[\d\s]*|(?:DE|HU)0{5}[\d-]*|Cg\. 01-09-0\d+|É 01-0\d+|9001-22\d\d)/.exec(text)?.[0],
  },
  {
    what: 'words that say it is made up',
    find: text =>
      /\b(?:[Ff]iktiv\w*|[Ff]ictional|sind erfunden|are invented|Muster [A-Z]\w+)\b/.exec(text)?.[0],
  },
  { what: 'name of the sample firm', find: text => /\bAchsmass\b/.exec(text)?.[0] },
]

export function isExampleDomain(text: string): boolean {
  return exampleDomain.test(text)
}

/** One finding a file and kind: the first place, and how many more there are. */
export function sampleData(contentDir: string): Finding[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .flatMap(file => {
      const texts = textsOf(readFileSync(join(contentDir, file), 'utf8'))
      return kinds.flatMap(({ what, find }) => {
        const places = texts.flatMap(({ text, ...place }) => {
          const found = find(text)
          return found === undefined ? [] : [{ ...place, found }]
        })
        const [first] = places
        if (!first) return []
        const more = places.length === 1 ? '' : `, and ${places.length - 1} more in this file`
        return {
          where: `content/${file}:${first.line}  ${first.field}`,
          what: `${what}: ${first.found.trim()}${more}`,
        }
      })
    })
}

/** Every text of a file, with its line and the names that lead to it. */
function textsOf(source: string): { text: string; line: number; field: string }[] {
  const lines = new LineCounter()
  const texts: { text: string; line: number; field: string }[] = []
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      const names = path.flatMap((step, depth) => {
        if (isMap(step) || !('key' in step)) return []
        const name = (step.key as Scalar | null)?.value
        return depth > 0 && isScalar(step.key) ? [String(name)] : []
      })
      texts.push({
        text: node.value,
        line: lines.linePos(node.range?.[0] ?? 0).line,
        field: names.join(' › '),
      })
    },
  })
  return texts
}
