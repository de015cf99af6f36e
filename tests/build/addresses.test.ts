// Addresses that visitors have bookmarked or linked to still answer or redirect, and their queries keep their meaning.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Criteria, readCriteria } from '../../src/projects/finder/criteria.ts'
import { readChoice } from '../../src/projects/list/choice.ts'
import { readFormat, readShortlist } from '../../src/projects/shortlist/shortlist-address.ts'
import { readPromisedAddresses } from '../support/promised-addresses.ts'
import { files, pages, site } from './support.ts'

const promised = readPromisedAddresses()
const htmlByPath = new Map(pages.map(({ path, html }) => [path, html]))
const redirects = new Map(
  (files.includes('_redirects') ? readFileSync(join(site, '_redirects'), 'utf8') : '')
    .split('\n')
    .map(line => line.split(' '))
    .map(([from = '', to = '']) => [decodeURIComponent(from), to]),
)

/** Follows the redirects from an old address; undefined if it leads to no page or file. */
function arrivalOf(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/)
  if (htmlByPath.has(path) || files.includes(path.slice(1))) return path
  const next = redirects.get(path)
  return next === undefined ? undefined : arrivalOf(next)
}

test('every previously published page and file still exists or redirects to one that does', () => {
  const gone = [...Object.keys(promised.pages), ...promised.files].filter(address => !arrivalOf(address))
  assert.deepEqual(gone, [], 'An address that goes needs a line in redirects.yaml.')
})

test('every previously published redirect still leads to the same destination', () => {
  for (const [from, to] of Object.entries(promised.redirects)) {
    assert.ok(arrivalOf(from), from)
    assert.equal(arrivalOf(from), arrivalOf(to), from)
  }
})

test('every previously published anchor exists on its page, or on the redirect target of that page', () => {
  const gone = Object.entries(promised.pages).flatMap(([path, anchors]) => {
    const html = htmlByPath.get(arrivalOf(path) ?? '') ?? ''
    return anchors.filter(anchor => !html.includes(` id="${anchor}"`)).map(anchor => `${path}#${anchor}`)
  })
  assert.deepEqual(gone, [])
})

/** Names the field of each value: `projects[].facts.areas.gross`. */
function fieldsOf(value: unknown, field = ''): string[] {
  if (Array.isArray(value)) return [field, ...value.flatMap(item => fieldsOf(item, `${field}[]`))]
  if (typeof value !== 'object' || value === null) return [field]
  const within = (key: string) => (field ? `${field}.${key}` : key)
  return [field, ...Object.entries(value).flatMap(([key, item]) => fieldsOf(item, within(key)))]
}

for (const [file, fields] of Object.entries(promised.fields))
  test(`${file} still has every previously published field`, () => {
    const now = new Set(fieldsOf(JSON.parse(readFileSync(site + file, 'utf8'))))
    assert.deepEqual(
      fields.filter(field => !now.has(field)),
      [],
    )
  })

type Known = { projects: { id: string }[]; categories: { category: string; focus: string }[] }
const { projects, categories }: Known = JSON.parse(readFileSync(join(site, 'projects.json'), 'utf8'))
const ids = projects.map(({ id }) => id)

/** Drops empty values and the default view, because an address leaves them out. */
const compact = (choice: object) =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== '' && value !== 'images'))

/** Flattens criteria as in the record, with each parameter of the address under its name. */
function inOneRow({ type, lph, cost, date, kind, discipline, ...others }: Criteria) {
  assert.equal(discipline, undefined)
  const all = {
    ...others,
    type: type?.[0],
    lph: lph?.range,
    row: lph?.enough,
    cost: cost?.least,
    vat: cost?.gross,
    since: date?.since,
    until: date?.until,
    kind: kind?.[0],
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Reads a query with the code of the page that it belongs to. */
function meaningOf(path: string, search: string): object | undefined {
  const page = path.replace(/^\/[a-z]{2}(?=\/)/, '')
  if (page === '/projects/finder') {
    const known = categories.map(({ category }) => category)
    const shortlist = readShortlist(search, ids)
    return {
      wanted: inOneRow(readCriteria(search, known)),
      ...(shortlist.length > 0 && { projects: shortlist }),
    }
  }
  if (page === '/projects/sheets') return { projects: readShortlist(search, ids), format: readFormat(search) }
  if (page.startsWith('/projects')) return compact(readChoice(search, categories))
  // A page with a form reads its query in its own script, which only the recorded look can check.
  return undefined
}

for (const { address, means } of promised.queries)
  test(`the query in ${address} still means the same`, () => {
    const { pathname, search } = new URL(address, 'https://site.test')
    assert.ok(arrivalOf(pathname))
    assert.deepEqual(meaningOf(pathname, search) ?? means, means)
  })
