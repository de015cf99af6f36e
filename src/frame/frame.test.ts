// Tests the second firm with additional pages, in a copy, because a process reads the content only once.

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'

const folder = mkdtempSync(join(tmpdir(), 'frame-'))
after(() => rmSync(folder, { recursive: true }))
cpSync(otherFirm.content, folder, { recursive: true })
const change = (file: string, from: RegExp, to: string) => {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}
// Removes the firm's own kind of section, which needs its folder.
change('pages/consulting.yaml', /^ {2}- section: load-table\n(?: {4}.*\n)*/m, '')
// The page of housing is in German and English only.
cpSync(join(folder, 'pages/accessibility.yaml'), join(folder, 'pages/flats.yaml'))
change('pages/flats.yaml', /^role: .*\n/m, '')
change('pages/flats.yaml', /^address: .*/m, 'address: { de: /housing/flats }')
change('pages/home.yaml', /^ {2}- section: news\n(?: {4}.*\n)*/m, '')
change('pages/karriere.yaml', /$/, '\n  - section: news\n    heading: { de: Neues, en: News, hu: Hírek }\n')
change('news.yaml', /^( +link: ).*/m, '$1"#jobs"')

process.env.CONTENT_DIR = folder
const { crumbsOf } = await import('./frame.ts')
const { GET: feed } = await import('../pages/[...locale]/news.xml.ts')

test('breadcrumbs leave out a parent page that does not exist in the language', () => {
  const paths = (locale: string) => crumbsOf('flats', locale).map(({ href }) => href)
  assert.deepEqual(paths('de'), ['/', '/housing', '/housing/flats'])
  assert.deepEqual(paths('hu'), ['/hu', '/hu/housing/flats'])
})

test('a feed entry that links to an anchor leads to it on the page with the news', async () => {
  const xml = await feed({ props: { locale: 'de' } }).text()
  assert.match(xml, /<entry>[\s\S]*?<link href="https:\/\/traglot\.example\/karriere#jobs"\/>/)
})
