// The draft in a browser: what two people wrote at once, and texts of a page whose form has changed since (migrations/).
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { changed, valueAt, wantedOf } from '../../src/content/changes.ts'
import { Draft } from './draft.ts'
import type { Unit } from './units.ts'

const stored = new Map<string, string>()
const browser = {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
  window: { setTimeout: (_: () => void) => 0 },
  document: { documentElement: { lang: 'de' } },
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

test('a conflict stays open while another field is saved', async context => {
  const file = { title: { de: 'von Bernd' }, lead: { de: 'alt' } }
  let saved: unknown = file
  const asked: Unit[][] = []
  const waiting: (() => void)[] = []
  context.mock.method(browser.window, 'setTimeout', (work: () => void) => waiting.push(work))
  context.mock.method(globalThis, 'fetch', async (_: string, { body }: { body: string }) => {
    const { units } = JSON.parse(body) as { units: Unit[] }
    asked.push(units)
    const outcomes = units.map(unit => {
      const theirs = valueAt(saved, unit.root)
      if (theirs !== unit.was) return { state: 'conflict', theirs, by: 'Bernd' }
      saved = unit.changes.reduce(changed, saved)
      return { state: 'saved' }
    })
    return Response.json({ value: saved, outcomes })
  })
  const draft = new Draft('pages/x.yaml', { title: { de: 'alt' }, lead: { de: 'alt' } })
  const arrive = async () => {
    waiting.splice(0).at(-1)?.()
    await new Promise(resolve => setImmediate(resolve))
    await new Promise(resolve => setImmediate(resolve))
  }
  draft.change({ op: 'set', path: ['title', 'de'], value: 'von Anna' })
  await arrive()
  assert.equal(draft.snapshot().conflicts.length, 1)
  draft.change({ op: 'set', path: ['lead', 'de'], value: 'neu' })
  await arrive()
  await arrive()
  assert.deepEqual(saved, { title: { de: 'von Bernd' }, lead: { de: 'neu' } })
  assert.equal(draft.snapshot().conflicts.length, 1)
  assert.equal(draft.snapshot().state, 'saved')
  assert.deepEqual(
    asked.map(units => units.map(({ root }) => root.join('.'))),
    [['title.de'], ['lead.de']],
  )
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
  test(`an unsaved text from ${kept}, typed before pages had sections, is shown and kept until dismissed`, () => {
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
