import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOfPath, localizePath, pathOf, setAddresses } from './routes.ts'

test('a path is English only if its whole first segment is en', () => {
  for (const path of ['/en', '/en/', '/en/faq', '/en/nowhere']) assert.equal(localeOfPath(path), 'en', path)
  for (const path of ['/', '/england', '/entwurf', '/faq/en']) assert.equal(localeOfPath(path), 'de', path)
})

test('a page can have different paths in German and English', () => {
  setAddresses({ accessibility: { de: '/barrierefreiheit', en: '/accessibility' } })
  assert.equal(pathOf('accessibility', 'de'), '/barrierefreiheit')
  assert.equal(pathOf('accessibility', 'en'), '/en/accessibility')
  assert.equal(localizePath('/barrierefreiheit?a=1#report', 'en'), '/en/accessibility?a=1#report')
  setAddresses({})
})

test('a page can define a path only for English and keep its default path in German', () => {
  setAddresses({ company: { en: '/about-us' } })
  assert.equal(pathOf('company', 'de'), '/company')
  assert.equal(pathOf('company', 'en'), '/en/about-us')
  assert.equal(localizePath('/company#team', 'en'), '/en/about-us#team')
  setAddresses({})
})

test('the translation of a path keeps its query and hash', () => {
  assert.equal(localizePath('/projects?focus=space', 'en'), '/en/projects?focus=space')
  assert.equal(localizePath('/#top', 'en'), '/en#top')
})
