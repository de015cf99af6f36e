import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sampleBuild } from '../tests/support/sample-build.ts'
import { refuseLinks } from './finish.ts'

test('a build with a symbolic link is refused, because a server would follow the link', async () => {
  const dir = await sampleBuild()
  assert.throws(() => refuseLinks(dir), /passwd\.txt is a link/)
  await rm(join(dir, 'passwd.txt'))
  refuseLinks(dir)
})
