import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { inlineHashes } from '../../service/static/inline-hashes.ts'
import { temporaryDirectory } from '../support/sample-build.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are hashed; data, files and comments are not', async () => {
  const dir = await temporaryDirectory()
  await writeFile(
    join(dir, 'index.html'),
    `<!doctype html><!-- <script>commented()</script> --><style>a{b:c}</style>
     <script>one()\r\ntwo()</script><script type="module">three()</script>
     <script src="/_astro/a.js"></script><script type="application/ld+json">{"@context":1}</script>
     <script data-note="a > b" type=module>four()</script>`,
  )
  // The page that answers a post without JavaScript has no address, and is shown all the same.
  await writeFile(join(dir, 'thanks.html'), '<style>a{b:c}</style><script type="module">three()</script>')
  assert.deepEqual(await inlineHashes(dir), {
    scriptHashes: [hash('one()\ntwo()'), hash('three()'), hash('four()')].sort(),
    styleHashes: [hash('a{b:c}')],
  })
})
