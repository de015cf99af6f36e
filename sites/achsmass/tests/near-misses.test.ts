// The suggestions of the not-found page, with the words from the site's own content.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearMisses } from '../../../service/site/near-misses.ts'
import { candidatesIn } from '../../../src/sections/NotFound/candidates.ts'

const suggested = (path: string) =>
  nearMisses(path, candidatesIn(path.startsWith('/en/') ? 'en' : 'de')).map(({ href }) => href)

for (const [asked, meant] of Object.entries({
  '/projekte': '/projects',
  '/kontakt': '/contact',
  '/consultng': '/consulting',
  '/Consutling/': '/consulting',
  '/en/kontakt': '/en/contact',
  '/en/careers': '/en/karriere',
  '/büro': '/office',
  '/b%C3%BCro.html': '/office',
  '/unternehmen/team': '/company',
  '/leistungen/rechenzentren.php': '/datacenter',
  '/datenschutzerklärung': '/datenschutz',
  '/about-us': '/company',
  '/projects/hafenbogn': '/projects/buerohaus-am-hafenbogen',
  '/projekte/lernhaus': '/projects/lernhaus-ostpark',
  '/en/projects/lindenstrasse': '/en/projects/aufstockung-lindenstrasse',
}))
  test(`the not-found page suggests ${meant} for ${asked}`, () => {
    const found = suggested(asked)
    assert.ok(found.includes(meant), `${asked}: ${found}`)
    assert.ok(found.length <= 3)
  })

test('the page with the closest address is suggested first', () =>
  assert.equal(suggested('/projects/archiv')[0], '/projects'))

for (const asked of ['/nirgends', '/england', '/wp-login.php', '/404', '/x', '/%', '/en/nowhere/at-all'])
  test(`the not-found page suggests nothing for ${asked}`, () => assert.deepEqual(suggested(asked), []))

test('the suggestions for very long addresses take less than half a second', () => {
  const started = performance.now()
  suggested(`/${'consultin/'.repeat(5000)}`)
  suggested(`/${'a'.repeat(16_000)}`)
  assert.ok(performance.now() - started < 500)
})
