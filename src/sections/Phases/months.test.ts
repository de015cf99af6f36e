import '../../../tests/support/use-second-firm.ts'
import '../../../tests/support/use-tsx.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '../../site/shared/site.ts'

const { Phases } = await import('./View.tsx')

test('the duration of a one-month phase is in the singular', () => {
  for (const [locale, one, two] of [
    ['de', '1 Monat', '2 Monate'],
    ['en', '1 month', '2 months'],
    ['hu', '1 hónap', '2 hónap'],
  ] as const) {
    const at = {
      id: 'phases',
      anchor: undefined,
      mark: 1,
      ownsRed: false,
      level: 3,
      page: { id: 'home', locale },
    }
    const phases = [1, 2].map(months => ({ title: `${months}`, text: 'x', icon: 'site-plan', months }))
    const props = { heading: 'x', text: undefined, phases, words: site(locale).interface.phases, at }
    const html = renderToStaticMarkup(createElement(Phases, props as unknown as Parameters<typeof Phases>[0]))
    const durations = html.replaceAll('\u00a0', ' ').match(/\d (?:Monat|month|hónap)\p{L}*/gu)
    assert.deepEqual([...new Set(durations)], [one, two])
  }
})
