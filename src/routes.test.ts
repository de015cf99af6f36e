import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOfPath, localizePath, pathOf, setAddresses } from './routes.ts'

test('English is a matter of the first segment, not of its first letters', () => {
  for (const path of ['/en', '/en/', '/en/faq', '/en/nowhere']) assert.equal(localeOfPath(path), 'en', path)
  for (const path of ['/', '/england', '/entwurf', '/faq/en']) assert.equal(localeOfPath(path), 'de', path)
})

test('a page can have a name of its own in English', () => {
  setAddresses({ accessibility: { de: '/barrierefreiheit', en: '/accessibility' } })
  assert.equal(pathOf('accessibility', 'de'), '/barrierefreiheit')
  assert.equal(pathOf('accessibility', 'en'), '/en/accessibility')
  assert.equal(localizePath('/barrierefreiheit?a=1#report', 'en'), '/en/accessibility?a=1#report')
  setAddresses({})
})

test('a page can have a name of its own in English alone', () => {
  setAddresses({ company: { en: '/about-us' } })
  assert.equal(pathOf('company', 'de'), '/company')
  assert.equal(pathOf('company', 'en'), '/en/about-us')
  assert.equal(localizePath('/company#team', 'en'), '/en/about-us#team')
  setAddresses({})
})

test('query and hash stay where they are', () => {
  assert.equal(localizePath('/projects?focus=space', 'en'), '/en/projects?focus=space')
  assert.equal(localizePath('/#top', 'en'), '/en#top')
})
