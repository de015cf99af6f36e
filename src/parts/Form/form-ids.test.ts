import '../../../tests/support/use-second-firm.ts'
import '../../../tests/support/use-tsx.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formSetup } from '../../site/shared/forms.ts'

const { Form } = await import('./Form.island.tsx')

test('two forms of the same kind on a page have different element ids', () => {
  const form = createElement(Form, formSetup('en', 'quote'))
  const html = renderToStaticMarkup(createElement(Fragment, null, form, form))
  const valuesOf = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(([, value]) => value ?? '')
  const ids = valuesOf('id')
  assert.ok(ids.length > 4)
  assert.deepEqual(ids, [...new Set(ids)])
  const named = [...valuesOf('for'), ...valuesOf('aria-describedby')]
  assert.ok(named.length > 4)
  for (const id of named) assert.ok(ids.includes(id), id)
})
