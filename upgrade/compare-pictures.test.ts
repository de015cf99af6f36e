import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findChromium } from '../sweep/chromium.ts'
import { differentLooks } from './compare-pictures.ts'

test('a page with the same text but a different appearance is reported', async () => {
  process.env.CHROMIUM_PATH = await findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  const build = (name: string, colour: string) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'style.css'), `h1 { color: ${colour} }`)
    for (const page of ['one', 'two'])
      writeFileSync(
        join(folder, name, `${page}.html`),
        `<!doctype html>${page === 'one' ? '<link rel="stylesheet" href="/style.css">' : ''}<h1>Text</h1>`,
      )
    return join(folder, name)
  }
  const pages = ['one.html', 'two.html']
  assert.deepEqual(await differentLooks(build('before', 'red'), build('after', 'blue'), pages), ['one.html'])
  assert.deepEqual(await differentLooks(join(folder, 'before'), build('same', 'red'), pages), [])
  rmSync(folder, { recursive: true })
})
