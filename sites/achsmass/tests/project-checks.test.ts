// The schema reports a malformed entry, and later checks must not crash on it.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as v from 'valibot'
import { parse } from 'yaml'
import { projectSchema } from '../../../src/content/schemas/project.ts'
import { projectProblems } from '../../../src/projects/checks/project-checks.ts'
import type { Content } from '../../../src/site/content.ts'
import { sample } from '../../../tests/support/sites.ts'

const drawings = JSON.parse(readFileSync(`${sample.content}/media/drawings/drawings.json`, 'utf8'))
const id = 'aufstockung-lindenstrasse'
// Two items in each list are enough for spoiling each entry in turn.
const sound = shortened(parse(readFileSync(`${sample.content}/projects/${id}.yaml`, 'utf8')))
const known = new Set(Object.keys(drawings[id]).map(view => `drawings/${id}/${view}.svg`))

function problems(written: unknown) {
  const project = v.safeParse(projectSchema, written).output as Content['projects'][string]
  return projectProblems({ [id]: project }, 8, { [id]: drawings[id] }, known)
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]))
}

/** Yields the project with each entry in turn replaced by the wrong value. */
function* spoilt(value: unknown, by: unknown): Generator<unknown> {
  yield by
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const worse of spoilt(item, by)) yield value.with(index, worse)
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      for (const worse of spoilt(item, by)) yield { ...value, [key]: worse }
}

test('the project has no problems before the other tests corrupt it', () =>
  assert.deepEqual(problems(sound), []))

for (const by of [null, 5, 'x', [], {}, [null]])
  test(`the checks do not crash on an entry replaced by ${JSON.stringify(by)}`, () => {
    let count = 0
    for (const written of spoilt(sound, by)) {
      problems(written)
      count++
    }
    assert.ok(count > 100, String(count))
  })
