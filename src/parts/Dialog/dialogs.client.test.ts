import assert from 'node:assert/strict'
import { test } from 'node:test'

class FakeDialog extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly subtitle = { dataset: {}, textContent: 'By the next working day.' }
  querySelector = () => this.subtitle
  showModal = () => undefined
}

const dialog = new FakeDialog()
let press: (event: object) => void = () => {}
Object.assign(globalThis, {
  HTMLDialogElement: FakeDialog,
  document: {
    addEventListener: (_: string, listener: typeof press) => {
      press = listener
    },
    getElementById: () => dialog,
    querySelectorAll: () => [],
  },
})

const { operateDialogs } = await import('./dialogs.client.ts')

function open(service?: string) {
  const opener = { dataset: { dialog: 'quote', service }, removeAttribute: () => undefined }
  press({ target: { closest: () => opener } })
  return [dialog.subtitle.textContent, dialog.dataset.service]
}

test('a dialog names the service of the button that opened it, and none if the button has none', () => {
  operateDialogs()
  assert.deepEqual(open('Due Diligence'), ['Due Diligence', 'Due Diligence'])
  assert.deepEqual(open(), ['By the next working day.', ''])
  assert.deepEqual(open('Survey'), ['Survey', 'Survey'])
})
