// Compressed sizes of single files. The browser test `sweep` counts everything that a first visit loads.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pageHeaders } from '../../service/http/headers.ts'
import { contentDir } from '../../src/content/content-dir.ts'
import { files, onTheWire, pages, site } from './support.ts'

const kB = 1000

/** A page with an A4 sheet for each project. It is meant for printing, not for reading on the go. */
const sheets = 'projects/sheets.html'

/** The part of the security policy that is a header. It counts as page weight, because the rest is now in the page. */
const policy = pageHeaders({}, true)['Content-Security-Policy']?.length ?? 0

test('a page with its policy is at most 22 kB compressed, or 1.2 kB per reference sheet if more', () => {
  for (const file of files.filter(name => name.endsWith('.html'))) {
    const bytes = onTheWire(file) + policy
    const count = readFileSync(join(site, file), 'utf8').split('data-sheet=').length - 1
    const limit = file.endsWith(sheets) ? Math.max(22, 1.2 * count) * kB : 22 * kB
    assert.ok(bytes <= limit, `${file}: ${bytes} bytes`)
  }
})

test('all fonts together are at most 70 kB', () => {
  const fonts = files.filter(file => file.endsWith('.woff2'))
  assert.ok(fonts.length > 0)
  const bytes = fonts.reduce((sum, font) => sum + statSync(`${site}/${font}`).size, 0)
  assert.ok(bytes <= 70 * kB, `${bytes} bytes`)
})

test('no picture in the content is larger than 900 kB, and no video larger than 4 MB', () => {
  const folder = join(contentDir(), 'media')
  const originals = readdirSync(folder).map(name => join(folder, name))
  assert.ok(originals.length > 0)
  for (const file of originals) {
    const limit = /\.(mp4|webm)$/.test(file) ? 4000 * kB : 900 * kB
    assert.ok(statSync(file).size <= limit, `${file}: ${statSync(file).size} bytes`)
  }
})

test('no page carries a style attribute or an inline event handler, which the security policy would block', () => {
  for (const page of pages) {
    assert.doesNotMatch(page.html, /<[^>]+\sstyle="/, page.path)
    assert.doesNotMatch(page.html, /<[^>]+\son[a-z]+="/, page.path)
  }
})
