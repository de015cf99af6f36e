// The picture and texts of a shared page.
import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { localeOfPath } from '../../src/routes.ts'
import { findable, htmlOf, site } from './support.ts'

const kB = 1000
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

for (const path of findable)
  test(`${path} has a share image in its language, in the required format and size`, async () => {
    const html = htmlOf(path)
    const address = new URL(meta(html, 'og:image'))
    assert.equal(address.origin, new URL(meta(html, 'og:url')).origin)
    assert.equal(localeOfPath(address.pathname), localeOfPath(path))
    assert.equal(meta(html, 'twitter:card'), 'summary_large_image')
    assert.ok(meta(html, 'og:image:alt').length > 40)

    const file = site + address.pathname
    const { format, width, height } = await sharp(file).metadata()
    assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 })
    assert.deepEqual([meta(html, 'og:image:width'), meta(html, 'og:image:height')], ['1200', '630'])
    const { size } = statSync(file)
    assert.ok(size <= 120 * kB, `${file}: ${size} bytes`)
  })

test('no two pages have the same share image', () => {
  const addresses = findable.map(path => meta(htmlOf(path), 'og:image').replace(/^.*\?v=/, ''))
  assert.equal(new Set(addresses).size, addresses.length)
})
