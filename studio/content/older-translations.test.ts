import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales, setLocales } from '../../src/routes.ts'
import { older as statesOlder } from './older-translations.ts'

const older = (states: unknown[]) => statesOlder(states).paths

const text = (de: string, en: string) => ({ title: { de, en } })

test('an English text is listed as outdated only if its German text changed after it', () => {
  assert.deepEqual(older([text('neu', 'old'), text('alt', 'old')]), [['title', 'en']])
  assert.deepEqual(older([text('alt', 'new'), text('alt', 'old')]), [])
  assert.deepEqual(older([text('neu', 'new'), text('alt', 'old')]), [])
  assert.deepEqual(older([text('neu', 'new'), text('neu', 'old'), text('alt', 'old')]), [])
  assert.deepEqual(
    older([text('neuer', 'new'), text('neu', 'new'), text('neu', 'old'), text('alt', 'old')]),
    [['title', 'en']],
  )
  assert.deepEqual(older([text('a', 'b'), undefined]), [])
})

test('each translation of a text is separately outdated or up to date', () => {
  const before = locales
  setLocales(['en', 'de', 'hu'])
  const texts = (en: string, de: string, hu?: string) => ({ title: { en, de, ...(hu && { hu }) } })
  assert.deepEqual(older([texts('new', 'alt', 'régi'), texts('old', 'alt', 'régi')]), [
    ['title', 'de'],
    ['title', 'hu'],
  ])
  assert.deepEqual(older([texts('new', 'neu', 'régi'), texts('old', 'alt', 'régi')]), [['title', 'hu']])
  assert.deepEqual(older([texts('new', 'neu'), texts('old', 'alt')]), [])
  setLocales(['de'])
  assert.deepEqual(older([{ title: { de: 'neu' } }, { title: { de: 'alt' } }]), [])
  setLocales(before)
})
