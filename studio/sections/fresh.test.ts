// Every kind of section can be inserted: the check accepts the contents of a new one, so that it is saved at once.

import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { written } from '../../src/content/document.ts'
import { kinds } from '../../src/sections/kinds.ts'
import { pageSchema } from '../../src/sections/page.ts'
import { siteKinds } from '../../src/sections/site-kinds.ts'
import { otherFirm } from '../../tests/support/sites.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { readText } from '../content/files.ts'
import { optionsOf } from '../editor/options.server.ts'
import { formOf } from '../form/form.ts'
import { studioSettings } from '../http/settings.ts'
import { freshSection } from './fresh.ts'
import { kindDrawings } from './kind-strokes.ts'

const studio = { ...studioSettings([], {}), content: otherFirm.content }
const form = formOf(pageSchema, ['pages'])
const entry = form.type === 'group' ? form.entries.find(({ key }) => key === 'sections') : undefined
const item = entry?.field.type === 'list' ? entry.field.item : undefined

/** Kinds that need data that a firm may not have, or a page of their own. */
const bound = [
  'wheel',
  'one-project',
  'project-list',
  'reference-finder',
  'reference-sheets',
  'inquiry-forms',
]

for (const { name, rules } of kinds.filter(kind => !bound.includes(kind.name)))
  test(`the check accepts a new section of the kind ${name}`, () => {
    const file = 'pages/consulting.yaml'
    const page = parse(readText(studio, file)) as { sections: unknown[] }
    assert.ok(item)
    const section = freshSection(item, name, optionsOf(studio, 'de'))
    const sections = rules.isHero ? [section, ...page.sections.slice(1)] : [...page.sections, section]
    const problems = problemsWith(studio, { [file]: written({ ...page, sections }) })
    assert.deepEqual(
      problems.map(({ file, path, says }) => [file, path.join(' › '), says.en]),
      [],
    )
  })

test('every built-in kind of section that an editor can choose has a drawing and a description', () => {
  const offered = kinds.filter(
    kind =>
      !siteKinds.includes(kind) && (!bound.includes(kind.name) || /^(?:wheel|one-project)$/.test(kind.name)),
  )
  const missing = offered.filter(({ name }) => !kindDrawings[name])
  assert.deepEqual(
    missing.map(({ name }) => name),
    [],
  )
})
