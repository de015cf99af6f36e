// A browser kept texts of a page whose form has changed since (migrations/).
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { wantedOf } from '../../src/content/changes.ts'
import { Draft } from './draft.ts'

const stored = new Map<string, string>()
const browser = {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
  window: { setTimeout: () => 0 },
}
const before = new Map(
  Object.keys(browser).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
)
beforeEach(() => {
  stored.clear()
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
})
afterEach(() => {
  for (const [name, was] of before)
    if (was) Object.defineProperty(globalThis, name, was)
    else Reflect.deleteProperty(globalThis, name)
})

const path = ['hero', 'lead', 'de']
const unsaved = JSON.stringify({
  hash: 'of the file that the editor saw',
  units: [
    { root: path, was: 'Das Raster bleibt.', changes: [{ op: 'set', path, value: 'Es bleibt stehen.' }] },
  ],
})
const page = { sections: [{ section: 'hero', lead: { de: 'Das Raster bleibt.', en: 'The grid stays.' } }] }

for (const kept of ['pages/office.yaml', 'expertise/office.yaml'])
  test(`a text that was typed in ${kept} before pages had sections is shown, and kept until it was read`, () => {
    stored.set(`studio-draft ${kept}`, unsaved)
    const { value, lost } = new Draft('pages/office.yaml', page).snapshot()
    assert.deepEqual(value, page)
    assert.deepEqual(lost.map(wantedOf), ['Es bleibt stehen.'])
    assert.deepEqual([...stored.keys()], ['studio-draft pages/office.yaml'])
    const again = new Draft('pages/office.yaml', page)
    const [unit] = again.snapshot().lost
    if (unit) again.forget(unit)
    assert.deepEqual([...stored.keys()], [])
  })
