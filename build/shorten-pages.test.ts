import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { shortenPages } from './shorten-pages.ts'

async function shortened<Name extends string>(t: TestContext, pages: Record<Name, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'shorten-pages-'))
  t.after(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, '_astro'))
  const names = Object.keys(pages) as Name[]
  for (const name of names) writeFileSync(join(dir, name), pages[name])
  await shortenPages(dir, names)
  return (name: string) => readFileSync(join(dir, name), 'utf8')
}

const scripts =
  '<script>(()=>{dispatch("astro:visible")})();</script><script>(()=>{define("astro-island","<b>")})();</script>'

test("Astro's island script is a shared file, and stays in the page only if an island loads at once", async t => {
  const list = `${scripts}<astro-island client="load"></astro-island>`
  const read = await shortened(t, {
    'a.html': `<p>a</p>${scripts}<b></b>`,
    'b.html': `${scripts}<i></i>`,
    list,
  })
  const pattern = /^<p>a<\/p><script src="\/(_astro\/island\.\w+\.js)" defer><\/script><b><\/b>$/
  const [, file = ''] = pattern.exec(read('a.html')) ?? []
  assert.equal(read(file), '(()=>{dispatch("astro:visible")})();(()=>{define("astro-island","<b>")})();')
  assert.equal(read('b.html'), `<script src="/${file}" defer></script><i></i>`)
  assert.equal(read('list'), list)
})

test('a page keeps only the styles that its markup or a script can use', async t => {
  const css = '.a{color:red}.b{color:blue}.c{color:tan}'
  const read = await shortened(t, {
    '_astro/x.js': 'f({className:"c"})',
    page: `<style>${css}</style><p class="a">a</p>`,
  })
  assert.equal(read('page'), '<style>.a{color:red}.c{color:tan}</style><p class="a">a</p>')
})
