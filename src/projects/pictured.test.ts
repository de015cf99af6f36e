import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturedProject } from './pictured.ts'

test('a picture of a project names the project and links to it in each language', () => {
  const href = '/projects/pflegehaus-weinberg'
  assert.deepEqual(picturedProject('arches.png', 'de'), { caption: 'Im Bild: Pflegehaus am Weinberg', href })
  assert.equal(picturedProject('arches.png', 'hu')?.href, `/hu${href}`)
})

test('other pictures name no project, and no picture names an internal project', () => {
  assert.equal(picturedProject(undefined, 'de'), undefined)
  assert.equal(picturedProject('elsewhere.png', 'de'), undefined)
  // The internal laboratory has the same picture and comes first.
  assert.equal(picturedProject('slabs.png', 'de')?.href, '/projects/wohnhof-kagran')
})
