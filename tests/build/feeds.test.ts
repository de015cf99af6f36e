import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { localeOfPath, locales, localizePath } from '../../src/routes.ts'
import { site as content } from '../../src/site/shared/site.ts'
import { attributes } from '../../sweep/attributes.ts'
import { files, findable, htmlOf, pages, site } from './support.ts'

test('security.txt has a mail contact and is valid for at least a month and at most a year', () => {
  const text = readFileSync(`${site}/.well-known/security.txt`, 'utf8')
  assert.match(text, /^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  assert.ok(days > 30, `expires in ${Math.round(days)} days; renew it in content/firm.yaml`)
  assert.ok(days <= 366, 'a date further away than a year is as good as none')
})

for (const language of locales) {
  const file = localizePath('/news.xml', language).slice(1)
  test(`the feed ${file} has as many entries as its language has news items, with absolute links`, () => {
    const feed = readFileSync(`${site}/${file}`, 'utf8')
    assert.match(feed, new RegExp(`xml:lang="${language}"`))
    assert.equal([...feed.matchAll(/<entry>/g)].length, content(language).news.length)
    for (const [, href] of feed.matchAll(/<link href="([^"]+)"/g)) assert.match(href ?? '', /^https:\/\//)
    for (const [, date = ''] of feed.matchAll(/<updated>([^<]*)</g)) assert.ok(Date.parse(date) >= 0, date)
  })
}

test('every page links to the feed in its language, and that feed exists', () => {
  for (const { path, html } of pages) {
    const feed = localizePath('/news.xml', localeOfPath(path)).slice(1)
    assert.match(
      html,
      new RegExp(`<link rel="alternate" type="application/atom\\+xml" href="/${feed}"`),
      path,
    )
    assert.ok(files.includes(feed))
  }
})

const sitemap = readFileSync(`${site}/sitemap.xml`, 'utf8')
const entries = [...sitemap.matchAll(/<url>(.*)<\/url>/g)].map(([, entry]) => {
  const places = (tag: string) =>
    [...(entry ?? '').matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, url]) => url ?? '')
  return { path: new URL(places('loc')[0] ?? '').pathname, images: places('image:loc') }
})

test('the sitemap has the syntax that search engines expect', () => {
  const url = String.raw`https?://[^<>"\s&]+`
  const entry = `<url><loc>${url}</loc>(<xhtml:link rel="alternate" hreflang="[a-z-]+" href="${url}"/>){3,${locales.length + 1}}(<image:image><image:loc>${url}</image:loc></image:image>)*</url>`
  assert.match(
    sitemap,
    new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?>\\n<urlset( xmlns(:\\w+)?="[^"]+"){3}>\\n(${entry}\\n)+</urlset>\\n$`,
    ),
  )
})

test('the sitemap lists all indexable pages and no others', () => {
  assert.deepEqual(entries.map(({ path }) => path).toSorted(), findable.toSorted())
})

/** The pages that may have no picture: the legal pages, and the list of references, which is a table. */
const isText = /\/(projects\/finder|impressum|datenschutz|barrierefreiheit|accessibility|akadalymentesseg)$/

test('the sitemap lists the pictures on each page, and every listed picture exists', () => {
  for (const { path, images } of entries) {
    const shown = new Set(
      attributes(htmlOf(path), 'img', 'src').filter(src => /\.(jpg|jpeg|avif|png)$/.test(src)),
    )
    assert.deepEqual(new Set(images.map(image => new URL(image).pathname)), shown, path)
    for (const src of shown) assert.ok(files.includes(src.slice(1)), src)
  }
  assert.ok(entries.every(({ path, images }) => isText.test(path) || images.length > 0))
})

test('robots.txt admits every crawler except those for AI training, and names the sitemap', () => {
  const robots = readFileSync(`${site}/robots.txt`, 'utf8')
  assert.match(
    robots,
    /^User-agent: \*\nAllow: \/\nDisallow: \/api\/\n\n(?:User-agent: [\w-]+\n){8}Disallow: \/\n\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/,
  )
})
