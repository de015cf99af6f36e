import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOfPath, pathOf } from '../../src/routes.ts'
import { foundIds, isIn } from '../../src/site/shared/site.ts'
import { attributes } from '../../sweep/attributes.ts'
import { brokenLinks, missingFiles } from '../../sweep/broken-links.ts'
import { files, pages } from './support.ts'

test('the build has enough pages to check', () => assert.ok(pages.length > 2 * foundIds.length))

test('every internal link leads to a page or file, and every anchor to an element', () => {
  assert.deepEqual(brokenLinks(pages, files), [])
})

test('the footer of every regular page links to all main pages in its language', () => {
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

test('every picture, video, script and style sheet that a page uses exists', () => {
  assert.deepEqual(missingFiles(pages, files), [])
})
