// The minimum of STYLE.md: readers stumble over comments that begin with a relative clause, and mix up similar file names.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { test } from 'node:test'

const folders =
  '{bin,build,cli,deploy,migrations,scripts,service,sites,src,starter,studio,sweep,tests,themes,tools,upgrade}'
const relative = /^\s*(?:\/\/|\/\*\*?)\s*(?:What|Whatever|Where|When|Who|Whoever|Whom|Whose|Why|How|Of|So)\b/

test('no comment begins with a relative clause', () => {
  const files = globSync([`${folders}/**/*.{ts,tsx,mjs,css,astro}`, '*.ts'], {
    exclude: path => /node_modules|dist|\.cache|\.builds|\.astro/.test(path),
  })
  assert.ok(files.length > 1000, 'the files are found')
  const found = files.flatMap(file => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      // The second line of a comment may begin with any word, because it continues a sentence.
      const goesOn = /^\s*\/\//.test(line) && /^\s*\/\//.test(lines[index - 1] ?? '')
      return relative.test(line) && !goesOn ? [`${file}:${index + 1} ${line.trim()}`] : []
    })
  })
  assert.deepEqual(found, [])
})

/** Suffixes of files that may share a name, such as a screen and its server side: `List.tsx` and `list.server.ts`. */
const half = /\.(?:client|server|island)$/
const built = /node_modules|dist|\.cache|\.builds|\.astro|\.(?:test|spec)\.ts$/
const nameOf = (file: string) => basename(file, extname(file))

test('no two file names in a folder differ only by a capital letter, a hyphen or a plural', () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs,astro}`, { exclude: path => built.test(path) })
  const names = Map.groupBy(
    files.map(file => join(dirname(file), nameOf(file))).filter(name => !half.test(name)),
    name =>
      name
        .toLowerCase()
        .replaceAll('-', '')
        .replace(/ies$/, 'y')
        .replace(/(?<!s)s$/, ''),
  )
  const mixedUp = [...names.values()].map(alike => [...new Set(alike)]).filter(alike => alike.length > 1)
  assert.deepEqual(mixedUp, [])
})

/** Names by role, which mean the same in every folder. */
const roles = ['schema', 'View', 'Section', 'present', 'words', 'first', 'json-ld', 'routes.server', 'main']
/** Names of two sides of one thing: one file writes data in the build, the other reads it on the server or a page. */
const sides = ['near-misses', 'redirects', 'site-sections', 'site-theme']
/** Names of parts that the site and the Studio each have in their own design. */
const looks = ['Header', 'Button', 'Bubble']
/** Folders whose files are named after a command, a content file, an address or the thing they test, show or convert. */
const namedAfter =
  /^(?:cli|migrations|tests|sites|src\/(?:pages|styleguide|content\/schemas)|scripts\/[^/]*$)/

test('no two source files share a base name, apart from listed exceptions', () => {
  const named = new Set([...roles, ...sides, ...looks])
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs,astro}`, { exclude: path => built.test(path) })
  const byName = Map.groupBy(
    files.filter(file => !namedAfter.test(file) && !named.has(nameOf(file))),
    nameOf,
  )
  assert.deepEqual(
    [...byName.values()].filter(alike => alike.length > 1),
    [],
  )
})
