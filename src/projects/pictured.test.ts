import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturedProject } from './pictured.ts'

test('a picture of a project names it and leads to it, in each language', () => {
  const href = '/projects/pflegehaus-weinberg'
  assert.deepEqual(picturedProject('arches.png', 'de'), { caption: 'Im Bild: Pflegehaus am Weinberg', href })
  assert.equal(picturedProject('arches.png', 'hu')?.href, `/hu${href}`)
})

test('any other picture names none, nor one of a project that only the firm sees', () => {
  assert.equal(picturedProject(undefined, 'de'), undefined)
  assert.equal(picturedProject('elsewhere.png', 'de'), undefined)
  // The internal laboratory has the same picture and comes first.
  assert.equal(picturedProject('slabs.png', 'de')?.href, '/projects/wohnhof-kagran')
})
