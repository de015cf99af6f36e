import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WordedField } from '../../forms/words.ts'
import { useCheckedForm } from './use-checked-form.ts'

test('a form cuts a subject that the page fills in to the maximum length', t => {
  class NothingTyped {
    get = () => null
  }
  t.mock.property(globalThis, 'FormData', NothingTyped as unknown as typeof FormData)
  const subject: WordedField = {
    name: 'service',
    kind: 'given',
    label: 'Service',
    native: false,
    max: 12,
    messages: { tooLong: 'Service must be 12 characters or less' },
  }
  const dataset = { service: 'Technical due diligence' }
  let checked: unknown
  function Probe() {
    const { form, check } = useCheckedForm([subject])
    form.current = { closest: () => ({ dataset }) } as unknown as HTMLFormElement
    checked = check()
    return null
  }
  renderToStaticMarkup(createElement(Probe))
  assert.deepEqual(checked, { values: { service: 'Technical du' } })
})
