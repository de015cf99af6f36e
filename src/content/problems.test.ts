import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import { formatProblems } from './problems.ts'

const before = process.env.CONTENT_DIR
after(() => {
  if (before === undefined) delete process.env.CONTENT_DIR
  else process.env.CONTENT_DIR = before
})

test('messages name the content folder with its path from the working directory', () => {
  const told = () =>
    formatProblems(
      [{ file: 'faq.yaml', line: 3, path: ['id'], says: { de: 'ist falsch', en: 'is wrong' } }],
      'en',
    )
  delete process.env.CONTENT_DIR
  assert.match(told(), /\ncontent\/faq\.yaml:3 {2}id: is wrong$/)
  process.env.CONTENT_DIR = otherFirm.content
  assert.match(told(), /\nsites\/traglot\/content\/faq\.yaml:3 /)
})
