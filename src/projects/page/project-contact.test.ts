import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '../../site/shared/site.ts'
import type { Project } from '../catalogue.ts'
import { contactOf } from './project-contact.ts'

const { projects, people } = site('de')
const project = (lead: string | undefined, category: string) =>
  ({
    ...projects['ambulatorium-erlaa'],
    lead: lead && { person: { id: lead } },
    category: { id: category },
  }) as Project

test('inquiries about a project go to its lead, or else to the person responsible for its category', () => {
  assert.deepEqual(contactOf(project('hohenwart', 'housing'), 'de'), {
    id: 'hohenwart',
    name: people.persons.hohenwart?.name,
  })
  assert.equal(contactOf(project('Yasemin', 'housing'), 'de').id, 'ostrov', 'a lead without a mailbox')
  assert.equal(contactOf(project(undefined, 'healthcare'), 'de').id, 'lindner')
})
