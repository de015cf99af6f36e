// Turns the fixture firm (sites/traglot) into the content of a new firm, with ??? before everything that it must write.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { isMap, isPair, isScalar, isSeq, type Pair, parseDocument, type Scalar, visit } from 'yaml'
import { unwritten as mark } from '../src/content/unwritten.ts'
import { folderOf } from '../src/sections/define-kind.ts'
import { inProgram } from '../tools/program.ts'

/** Files with words of the software and not of a firm, which need no change. */
const ready =
  /^(?:interface|forms|mails|disciplines|glossary|stored-data|forms\/[a-z-]+|pages\/(?:not-found|offline|thanks|form-error))\.yaml$/

/** The offices, people, areas and projects to leave out, because a new firm should start smaller than the second firm. */
const ofLargerFirm = new Set<unknown>(
  'gyor muenchen kisfaludvari hohenwart learning making schule-an-der-raab pruefhalle-am-isarkanal trusses.png waffle.png'.split(
    ' ',
  ),
)

/**
 * Leaves out line drawings of projects, which few firms have and the others would have to remove, and the schemas for text
 * editors, which are written for each site.
 */
export const isLeftOut = (file: string) =>
  /^(?:media\/drawings|\.schemas)/.test(file) || ofLargerFirm.has(basename(file, '.yaml'))
const drawings = /^drawings:\n(?: {2}- .*\n(?: {4}.*\n)*)+/m

/** Matches the firm's legal particulars, the only words in mails that do not come with the software. */
const particulars = /^ {2}particulars:\n(?: {4}.*\n)+/m
const unwrittenLines = (lines: string) => lines.replace(/^( {4}\w+: ["']?)/gm, `$1${mark} `)

/** Lists that begin empty. */
const empty = /^(?:declarations|jobs|redirects)\.yaml$/

/** The names of fields in which a firm writes about itself. */
const prose = new Set(
  'heading tagline lead copy text title description body sentence teaser question answer quote role department figure note alt caption intro promise arrive label appointment location steps city country'.split(
    ' ',
  ),
)

/** Parts of a page with words that suit any firm. */
const general = new Set('filter search voices employment salary labels badges'.split(' '))

/** Sections with words that suit any firm. */
const generalSections = new Set<unknown>(['news', 'credentials', 'honours'])

/**
 * Fields with facts about the firm, which are not prose. Those in `names` get the mark in the value, the others in a comment
 * above.
 */
const names = new Set(['name', 'shortName', 'company', 'street', 'locality', 'credit'])
const others = new Set(
  'founded url alternateHosts email phone expires opens serviceAreas years employeesShown team postalCode countryCode latitude facts date'.split(
    ' ',
  ),
)

/** Returns the text of a file for a new firm. */
export function skeletonOf(file: string, text: string): string {
  const local = asBeginning(asModel(text))
    .replace(/(\$schema=)(?:\.\.\/)+content\//, `$1${file.includes('/') ? '../' : ''}`)
    .replace(drawings, '')
  if (ready.test(file)) return local.replace(particulars, unwrittenLines)
  if (empty.test(file)) return `${local.split('\n')[0]}\n[]\n`
  const insertions: { at: number; written: string }[] = []
  const lineStart = (offset: number) => local.lastIndexOf('\n', offset - 1) + 1
  visit(parseDocument(local), {
    Map: (_, map) => (generalSections.has(map.get('section')) ? visit.SKIP : undefined),
    Pair(_, pair, ancestors) {
      const key = keyOf(pair)
      if (general.has(key)) return visit.SKIP
      if (key === 'sample') return visit.SKIP
      if (isScalar(pair.value) && names.has(key)) insertions.push(inFront(pair.value, local))
      else if ((key === 'de' || key === 'en') && isScalar(pair.value) && isProse(ancestors))
        insertions.push(inFront(pair.value, local))
      else if (others.has(key) && isScalar(pair.key)) {
        const start = lineStart(pair.key.range?.[0] ?? 0)
        const line = local.slice(start)
        // Entries that share a line, in braces or after a dash, share one comment above that line.
        const indent = /^ */.exec(line)?.[0] ?? ''
        const comment = `${indent}# ${mark} ${key}\n`
        if (!insertions.some(({ at, written }) => at === start && written.startsWith(`${indent}# `)))
          insertions.push({ at: start, written: comment })
      }
      return undefined
    },
  })
  let result = local
  for (const { at, written } of insertions.toSorted((a, b) => b.at - a.at))
    result = result.slice(0, at) + written + result.slice(at)
  return result.replace(/^sample:\n.*\n.*\n/m, underConstruction)
}

/** Reduces a file to German and English and to the program's own kinds of section. */
export function asModel(text: string): string {
  const document = parseDocument(text)
  visit(document, {
    Map: (_, map) => (isOfSite(map.get('section')) ? visit.REMOVE : undefined),
    Pair: (_, pair) =>
      keyOf(pair) === 'hu' || keyOf(pair) === 'only' || (keyOf(pair) === 'languages' && isLanguageList(pair))
        ? visit.REMOVE
        : undefined,
  })
  return document.toString({ lineWidth: 0 })
}

/** Removes the entries of the offices, people, areas and projects to leave out, and the approvals of legal texts. */
function asBeginning(text: string): string {
  const document = parseDocument(text)
  visit(document, {
    Map: (_, map) =>
      ['id', 'person'].some(key => ofLargerFirm.has(map.get(key))) ? visit.REMOVE : undefined,
    Pair: (_, pair) =>
      ofLargerFirm.has(keyOf(pair)) || keyOf(pair) === 'approved' ? visit.REMOVE : undefined,
  })
  return document.toString({ lineWidth: 0 })
}

/** Checks whether a section is of one of the second firm's own kinds. */
const isOfSite = (kind: unknown): boolean =>
  typeof kind === 'string' && !existsSync(inProgram(`src/sections/${folderOf(kind)}`))

/** Tells the list of a page's or site's languages from those of people, which are texts. */
const isLanguageList = ({ value }: Pair<unknown, unknown>): boolean =>
  isSeq(value) && value.items.every(item => isScalar(item) && /^[a-z]{2}$/.test(String(item.value)))

const underConstruction = `sample:
  de: "Diese Website wird gerade eingerichtet."
  en: "This website is being set up."
`

/** Checks whether a text in two languages is prose. An item counts as its list. */
function isProse(ancestors: readonly unknown[]): boolean {
  const pairs = ancestors.filter(isPair)
  const owner = pairs.at(-1)
  return owner !== undefined && prose.has(keyOf(owner)) && isMap(ancestors.at(-1))
}

const keyOf = (pair: Pair<unknown, unknown>): string =>
  isScalar(pair.key) ? String((pair.key as Scalar).value) : ''

/** Places the mark after the opening quote or block indicator of a text. */
function inFront(scalar: Scalar, text: string) {
  const start = scalar.range?.[0] ?? 0
  const opening = /^(?:["']|[|>][^\n]*\n\s*)?/.exec(text.slice(start))?.[0] ?? ''
  return { at: start + opening.length, written: `${mark} ` }
}
