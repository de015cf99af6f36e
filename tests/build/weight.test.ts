// Bytes as they cross the wire. The browser test `sweep` counts what a first visit really loads.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { files, onTheWire, pages } from './support.ts'

const kB = 1000

/** Sheets of A4 for every project, one below the other: what is read out of the printer, not on the way. */
const sheets = 'projects/sheets.html'

test('HTML with its styles stays under 22 kB a page, and under 8 kB with .8 kB for each sheet', () => {
  for (const file of files.filter(name => name.endsWith('.html'))) {
    const bytes = onTheWire(file)
    const count = readFileSync(`dist/${file}`, 'utf8').split('data-sheet=').length - 1
    const limit = file.endsWith(sheets) ? (8 + 0.8 * count) * kB : 22 * kB
    assert.ok(bytes <= limit, `${file}: ${bytes} bytes`)
  }
})

test('the fonts stay under 70 kB together', () => {
  const fonts = files.filter(file => file.endsWith('.woff2'))
  assert.ok(fonts.length > 0)
  const bytes = fonts.reduce((sum, font) => sum + statSync(`dist/${font}`).size, 0)
  assert.ok(bytes <= 70 * kB, `${bytes} bytes`)
})

test('no tracked picture is over 900 kB and no tracked film over 8 MB', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', 'content/media'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  assert.ok(tracked.length > 0)
  for (const file of tracked) {
    const limit = /\.(mp4|webm)$/.test(file) ? 8000 * kB : 900 * kB
    assert.ok(statSync(file).size <= limit, `${file}: ${statSync(file).size} bytes`)
  }
})

test('no page carries a style attribute or an inline event handler, which the security policy would block', () => {
  for (const page of pages) {
    assert.doesNotMatch(page.html, /<[^>]+\sstyle="/, page.path)
    assert.doesNotMatch(page.html, /<[^>]+\son[a-z]+="/, page.path)
  }
})
