import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOfPath, pathOf } from '../../src/routes.ts'
import { foundIds, isIn } from '../../src/site/shared/site.ts'
import { attributes, files, pages } from './support.ts'

const known = new Map(pages.map(page => [page.path, page.html]))
const origin = 'https://site.test'

test('there are pages to look at', () => assert.ok(pages.length > 2 * foundIds.length))

test('every internal link leads to a page or file, and every anchor to an element', () => {
  const broken = pages.flatMap(page =>
    ['a', 'area', 'link']
      .flatMap(element => attributes(page.html, element, 'href'))
      .flatMap(href => {
        const url = new URL(href, origin + page.path)
        if (url.origin !== origin || url.pathname.startsWith('/api/')) return []
        const target = known.get(url.pathname)
        if (target === undefined)
          return files.includes(url.pathname.slice(1)) ? [] : [`${page.path} → ${href}`]
        const id = decodeURIComponent(url.hash.slice(1))
        if (id && !new RegExp(`\\sid="${id}"`).test(target))
          return [`${page.path} → ${href} (no such anchor)`]
        return []
      }),
  )
  assert.deepEqual(broken, [])
})

test('the footer of every page leads to every page', () => {
  const missing = pages.flatMap(({ path, html }) => {
    if (/\/(offline|thanks|form-error|404)$/.test(path)) return []
    const hrefs = attributes(html.slice(html.indexOf('<footer')), 'a', 'href')
    const locale = localeOfPath(path)
    return foundIds
      .filter(id => id !== 'home' && isIn(id, locale) && !hrefs.includes(pathOf(id, locale)))
      .map(id => `${path} → ${id}`)
  })
  assert.deepEqual(missing, [])
})

test('every picture, film, script and style that a page names exists', () => {
  const named = (html: string) => [
    ...attributes(html, 'img', 'src'),
    ...attributes(html, 'script', 'src'),
    ...attributes(html, 'video', 'src'),
    ...attributes(html, 'source', 'src'),
    ...attributes(html, 'track', 'src'),
    ...attributes(html, 'source', 'srcset').flatMap(set =>
      set.split(',').map(part => part.trim().split(' ')[0] ?? ''),
    ),
  ]
  const missing = pages.flatMap(page =>
    named(page.html)
      .filter(src => !files.includes(new URL(src, origin).pathname.slice(1)))
      .map(src => `${page.path} → ${src}`),
  )
  assert.deepEqual(missing, [])
})
