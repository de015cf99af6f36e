import '../../../tests/support/use-tsx.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const { RowList } = await import('./RowList.tsx')

test('a website is shown by the name that its owner writes, also with an umlaut', () => {
  const rows = [{ cells: ['Müller Bau', 'Holzbau'], website: 'https://müller-bau.de/' }]
  const props = { heading: 'Partner', rows, newWindow: '(neues Fenster)', at: { id: 'partner' } }
  const html = renderToStaticMarkup(createElement(RowList, props as never))
  assert.match(html, /<span>müller-bau\.de<\/span>/)
})
