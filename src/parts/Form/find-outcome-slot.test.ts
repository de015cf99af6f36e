import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { test } from 'node:test'

registerHooks({
  load: (url, context, load) =>
    url.endsWith('.css')
      ? { format: 'module', source: `export default { slot: 'slot' }`, shortCircuit: true }
      : load(url, context),
})
const { findOutcomeSlot } = await import('./find-outcome-slot.ts')

type Slot = { dataset: { outcome?: string }; parentElement?: { contains: (opener: object) => boolean } }

/** Creates a page with these slots, and an opener that records the elements inserted after it. */
function pageWith(slots: Slot[], isOpened = true) {
  const behind: Slot[] = []
  const opener = {
    after: (slot: Slot) => {
      behind.push(slot)
      slots.push(Object.assign(slot, { parentElement: { contains: () => true } }))
    },
  }
  Object.assign(globalThis, {
    document: {
      querySelectorAll: () => slots,
      querySelector: () => (isOpened ? opener : null),
      createElement: () => ({ dataset: {} }),
    },
  })
  return behind
}

const dialog = { id: 'quote' } as HTMLDialogElement

test('a section without a slot for the outcome gets exactly one, after its button', () => {
  const behind = pageWith([])
  const slot = findOutcomeSlot(dialog)
  assert.deepEqual(behind, [slot])
  assert.equal((slot as unknown as Slot).dataset.outcome, 'quote')
  assert.equal(findOutcomeSlot(dialog), slot)
  assert.equal(behind.length, 1)
})

test('the outcome of a form does not appear in the slot of another section', () => {
  const far = { dataset: {}, parentElement: { contains: () => false } }
  const behind = pageWith([far])
  assert.deepEqual([findOutcomeSlot(dialog)], behind)
})

test('the outcome uses the slot of its own section, or any slot if no button opened the dialog', () => {
  const far = { dataset: {}, parentElement: { contains: () => false } }
  const near = { dataset: {}, parentElement: { contains: () => true } }
  const behind = pageWith([far, near])
  assert.equal(findOutcomeSlot(dialog), near)
  assert.equal(behind.length, 0)
  pageWith([far], false)
  assert.equal(findOutcomeSlot(dialog), far)
})
