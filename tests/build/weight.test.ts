// Bytes as they cross the wire. The browser test `sweep` counts what a first visit really loads.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { securityHeaders } from '../../service/http/headers.ts'
import { attributes, files, onTheWire, pages } from './support.ts'

const kB = 1000

test('HTML stays under 12 kB a page, headers included', () => {
  const { policy } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
  const security = Object.entries(securityHeaders({ ...policy, https: true }))
  // Type, length, date, caching and status take 300 more.
  const headers = 300 + security.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  for (const page of pages) {
    const file = files.find(
      name => `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}` === page.path,
    )
    assert.ok(file)
    const bytes = onTheWire(file) + headers
    assert.ok(bytes <= 12 * kB, `${page.path}: ${bytes} bytes`)
  }
})

test('CSS stays under 12 kB a page', () => {
  for (const page of pages) {
    const sheets = attributes(page.html, 'link', 'href').filter(href => href.endsWith('.css'))
    const bytes = sheets.reduce((sum, sheet) => sum + onTheWire(sheet.slice(1)), 0)
    assert.ok(bytes > 0 && bytes <= 12 * kB, `${page.path}: ${bytes} bytes`)
  }
})

test('the fonts stay under 70 kB together', () => {
  const fonts = files.filter(file => file.endsWith('.woff2'))
  assert.ok(fonts.length > 0)
  const bytes = fonts.reduce((sum, font) => sum + statSync(`dist/${font}`).size, 0)
  assert.ok(bytes <= 70 * kB, `${bytes} bytes`)
})

test('the typeface and the first picture of a phone come in the first ten packets of a connection', () => {
  // Of 1460 bytes each, less what the headers take (docs/decisions/0018).
  const firstFlight = 10 * 1460 - 410
  const latin = files.find(file => /archivo-latin\..+\.woff2$/.test(file))
  assert.ok(latin)
  assert.ok(
    statSync(`dist/${latin}`).size <= firstFlight,
    `${latin}: ${statSync(`dist/${latin}`).size} bytes`,
  )
  const firstPicture = /srcset="(\S+) [^>]+>(?:(?!<\/picture>).)*fetchpriority="high"/gis
  let pictures = 0
  for (const page of pages)
    for (const [, smallest] of page.html.matchAll(firstPicture)) {
      pictures += 1
      const { size } = statSync(`dist${smallest}`)
      assert.ok(size <= firstFlight, `${page.path}: ${smallest} has ${size} bytes`)
    }
  assert.ok(pictures >= 20, `${pictures} first pictures`)
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
