import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { runs } from '../../tests/support/runs.ts'
import { otherFirm } from '../../tests/support/sites.ts'
import { siteModel } from '../site/site-model.ts'
import { changed, type Path } from './changes.ts'
import { parseContent } from './read.ts'
import { type ContentFolder, openFolder } from './regular-files.ts'

const folder = openFolder(otherFirm.content)
const places = [...folder.files]
  .filter(file => file.endsWith('.yaml'))
  .flatMap(file => pathsOf(parse(folder.read(file).toString())).map(path => ({ file, path })))

/** Returns every path of a file, down to the fields of a section's items. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length === 5) return [path]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...keys.flatMap(key => pathsOf((value as Record<typeof key, unknown>)[key], [...path, key]))]
}

const wrong = fc.constantFrom(null, 5, 'x', true, [], {}, [null], { de: 5 }, ['x'])

test('the check does not throw, whatever wrong value a content file contains', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), wrong, ({ file, path }, value) => {
      const data = parse(folder.read(file).toString())
      const text = stringify(path.length === 0 ? value : changed(data, { op: 'set', path, value }))
      const other: ContentFolder = {
        ...folder,
        read: name => (name === file ? Buffer.from(text) : folder.read(name)),
      }
      assert.ok(parseContent(siteModel, other).content)
    }),
    runs(60),
  )
})

test('languages that are not a list are reported like any other wrong value', () => {
  const text = folder.read('firm.yaml').toString()
  const wrongLanguages = stringify({ ...parse(text), languages: { de: 5 } })
  const other: ContentFolder = {
    ...folder,
    read: name => (name === 'firm.yaml' ? Buffer.from(wrongLanguages) : folder.read(name)),
  }
  const { problems } = parseContent(siteModel, other)
  assert.ok(problems.some(({ file, path }) => file === 'firm.yaml' && path[0] === 'languages'))
})
