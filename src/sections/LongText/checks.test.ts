import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Localized } from '../../content/values.ts'
import { legalProblems } from './checks.ts'

const inBoth = (text: string) => new Localized({ de: text, en: text })
const privacy = (textWithVisitCounts: string) => ({
  role: 'privacy',
  sections: [
    { clauses: [{ text: inBoth('{retentionMonths}'), textWithVisitCounts: inBoth(textWithVisitCounts) }] },
  ],
})

test('if the firm counts visits, the check reports a privacy policy that does not fully say so', () => {
  assert.deepEqual(legalProblems(privacy('{visitMonths} {fewestViews}'), { countVisits: true }), [])
  assert.deepEqual(legalProblems(privacy(''), {}), [])
  for (const text of ['', '{visitMonths}', '24 {fewestViews}']) {
    const [problem, ...others] = legalProblems(privacy(text), { countVisits: true })
    assert.match(problem?.says.en ?? '', /nothing says that visits are counted/, text)
    assert.deepEqual(others, [])
  }
})

test('the check asks for a missing statement in every language of the firm, however many there are', () => {
  const sections: unknown[] = []
  const problems = [
    ...legalProblems({ role: 'privacy', sections }),
    ...legalProblems(privacy(''), { countVisits: true }),
    ...legalProblems({ role: 'accessibility', review: {}, sections }),
  ]
  assert.equal(problems.length, 3)
  for (const { says } of problems) {
    assert.match(says.de, /in jeder Sprache$/)
    assert.match(says.en, /in every language$/)
  }
})
