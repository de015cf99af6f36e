import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { test } from 'node:test'

/** Imports the module as browsers run it, after Vite has replaced `import.meta.env.SSR`. */
async function inBrowser(path: string, prefix: string) {
  const asked: string[] = []
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'fr', dataset: { prefix } } },
    location: new URL(path, 'https://firm.example'),
    fetch: async (address: string) => {
      asked.push(address)
      return Response.json({ language: 'en', projects: [] })
    },
  })
  const file = readFileSync(new URL('./projects-file.ts', import.meta.url), 'utf8')
  const source = stripTypeScriptTypes(file).replace('import.meta.env.SSR', 'false')
  const { projectsIn } = await import(`data:text/javascript,${encodeURIComponent(`${source}// ${path}`)}`)
  return { asked, projectsIn }
}

test('a page translated by the browser still reads the projects in its original language', async () => {
  const { projectsIn } = await inBrowser('/en/projects', '/en')
  assert.equal(projectsIn('en').language, 'en')
})

test('a finder at a custom address reads the projects of its language', async () => {
  for (const path of ['/referenzen', '/buero/projects-suche'])
    assert.deepEqual((await inBrowser(path, '')).asked, ['/projects.json'], path)
  assert.deepEqual((await inBrowser('/en/references', '/en')).asked, ['/en/projects.json'])
})
