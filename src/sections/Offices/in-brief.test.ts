import '../../../tests/support/use-tsx.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const { OfficesInBrief } = await import('./InBrief.tsx')

test('the brief list of offices links to their plans only if its page shows them', () => {
  const phone = { shown: '+43 1 0', href: 'tel:+4310' }
  const office = { id: 'wien', title: 'Wien', address: ['Lotgasse 3'], phone, email: 'buero@traglot.example' }
  const render = (hasPlans: boolean) => {
    const props = { offices: [office], hasPlans } as unknown as Parameters<typeof OfficesInBrief>[0]
    return renderToStaticMarkup(createElement(OfficesInBrief, props))
  }
  assert.match(render(true), /<h2 class="h4"><a href="#wien">Wien<\/a><\/h2>/)
  assert.match(render(false), /<h2 class="h4">Wien<\/h2>/)
})
