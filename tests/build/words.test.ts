// Words of adjacent elements do not run together for screen readers and search engines: "FördermittelberatungNEU".
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { keepTogether } from '../../src/content/keep-together.ts'
import { localeOfPath } from '../../src/routes.ts'
import { pages } from './support.ts'

/** Elements whose text is separate from that of their neighbours. */
const apart =
  /^(a|p|div|[uod]l|li|d[td]|h\d|section|article|nav|fig.*|t(able|head|body|r|d|h)|form|fieldset|legend|blockquote|details|summary|dialog|option|select|button|picture|img|caption|search)$/
const skipped = new Set(['head', 'script', 'style', 'svg', 'template', '#comment'])

const isSpoken = (node: Tree.ChildNode) =>
  !skipped.has(node.nodeName) &&
  !('attrs' in node && node.attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true'))

const spokenParts = (node: Tree.ParentNode) => node.childNodes.filter(isSpoken)

function textOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? spokenParts(node).map(textOf).join('') : ''
}

function joints(node: Tree.ParentNode): string[] {
  const parts = spokenParts(node)
  const here = parts.slice(1).flatMap((part, index) => {
    const [before, after] = [parts[index], part]
    if (!before || apart.test(before.nodeName) || apart.test(after.nodeName)) return []
    const [left, right] = [textOf(before), textOf(after)]
    return /[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)
      ? [`${left.slice(-20)}|${right.slice(0, 20)}`]
      : []
  })
  return [...here, ...parts.flatMap(part => ('childNodes' in part ? joints(part) : []))]
}

/**
 * Finds names of controls, pictures and pages that contain soft hyphens. A heading that parts/Hyphenated does not draw
 * may keep its soft hyphens, which let it break on a phone; screen readers ignore them.
 */
function namesWithBreaks(node: Tree.ParentNode): string[] {
  return node.childNodes.flatMap(child => {
    if (!('attrs' in child)) return []
    const given = child.attrs.filter(({ name }) => /^(aria-label|alt|title|content|placeholder)$/.test(name))
    const isNamed = given.some(({ name }) => name === 'aria-label')
    const isControl = /^(a|button|summary|label|legend|option)$/.test(child.nodeName)
    const names = [...given.map(({ value }) => value), isControl && !isNamed ? textOf(child) : '']
    return [...names.filter(name => name.includes('\u00ad')), ...namesWithBreaks(child)]
  })
}

test('the check detects words of neighbouring elements that have no space between them', () => {
  assert.deepEqual(joints(parse('<h3>Beratung<span>NEU</span></h3>')), ['Beratung|NEU'])
  assert.deepEqual(joints(parse('<h3>Beratung <span>NEU</span></h3>')), [])
})

test('no page joins the words of neighbouring elements without a space', () => {
  const found = pages.flatMap(({ path, html }) => joints(parse(html)).map(joint => `${path}: ${joint}`))
  assert.deepEqual(found, [])
})

test('the names of controls, pictures and pages contain no soft hyphens', () => {
  assert.deepEqual(namesWithBreaks(parse('<a href="/">Auf\u00adsicht</a><h2>Auf\u00adsicht</h2>')), [
    'Auf\u00adsicht',
  ])
  const found = pages.flatMap(({ path, html }) =>
    namesWithBreaks(parse(html)).map(name => `${path}: ${name}`),
  )
  assert.deepEqual(found, [])
})

const below = (node: Tree.ParentNode): Tree.ParentNode[] => [
  node,
  ...node.childNodes.flatMap(child => ('childNodes' in child ? below(child) : [])),
]

test('every table that mentions LPH has an explanation of the abbreviation directly below it', () => {
  const tables = pages.flatMap(({ path, html }) =>
    below(parse(html)).flatMap(({ childNodes }) =>
      childNodes.flatMap((child, index) => {
        const after = childNodes[index + 1]
        return child.nodeName === 'table' && /\bLPH\b/.test(textOf(child))
          ? [{ path, under: after ? textOf(after) : '' }]
          : []
      }),
    ),
  )
  assert.ok(tables.length > 0)
  for (const { path, under } of tables) assert.match(under, /LPH: Leistungsphasen/, path)
})

test('each bar in a schedule has a text that names its months', () => {
  const bars = pages.flatMap(({ path, html }) => {
    const list = /<h2[^>]* id="schedule".*?<ol>(.*?)<\/ol>/s.exec(html)?.[1] ?? ''
    const said = list.split('<li>').slice(1)
    return said.map(bar => ({ path, text: parse(bar).childNodes.map(textOf).join('') }))
  })
  assert.ok(bars.length > 0)
  for (const { path, text } of bars) {
    const format = new Intl.DateTimeFormat(localeOfPath(path), { month: 'long' })
    const months = Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month, 1))).join('|')
    assert.match(text, new RegExp(`(?:${months}) \\d{4}|\\d{4}\\. (?:${months})`), path)
  }
})

const textsOf = (node: Tree.ParentNode): string[] =>
  spokenParts(node).flatMap(child =>
    'value' in child ? [child.value] : 'childNodes' in child ? textsOf(child) : [],
  )

test('no line can break between a number and its unit, a sign and its number, or a day and its month', () => {
  const torn = pages.flatMap(({ path, html }) =>
    textsOf(parse(html))
      .filter(text => keepTogether(text, localeOfPath(path)) !== text)
      .map(text => `${path}: ${text.trim().slice(0, 80)}`),
  )
  assert.deepEqual(torn, [])
})
