// Files that ship JavaScript say so in their names, and load only when a visitor sees their part.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const astroFiles = globSync('src/**/*.astro')
const components = globSync('src/**/*.tsx')

test('the checks find more than 15 Astro files and more than 15 components', () => {
  assert.ok(astroFiles.length > 15)
  assert.ok(components.length > 15)
})

/** The components that are the purpose of their page, and therefore load at once. */
const forThePage = new Set(['ProjectList', 'ReferenceFinder'])

test('only islands hydrate: at once if they are the purpose of their page, otherwise when visible', () => {
  for (const file of astroFiles) {
    const source = readFileSync(file, 'utf8')
    const islands = new Set(
      [...source.matchAll(/import\s+\{([^}]+)\}\s+from\s+'[^']+\.island\.tsx'/g)].flatMap(([, names]) =>
        (names ?? '').split(',').map(name => name.trim()),
      ),
    )
    for (const [, component, directive] of source.matchAll(/<([A-Z]\w*)[^<>]*?\s(client:\w+)/g)) {
      assert.ok(islands.has(component ?? ''), `${file}: ${component} hydrates but is not an *.island.tsx`)
      const expected = forThePage.has(component ?? '') ? 'client:load' : 'client:visible'
      assert.equal(directive, expected, `${file}: ${component}`)
    }
  }
})

test('state, effects and event handlers are only in islands and in components that only islands import', () => {
  const needsScript = /\buse(State|Effect|Reducer|Ref|ActionState|SyncExternalStore)\(|\son[A-Z]\w+=\{/
  const [shipped, plain] = [true, false].map(wanted =>
    components.filter(
      file => (file.endsWith('.island.tsx') || needsScript.test(readFileSync(file, 'utf8'))) === wanted,
    ),
  )
  for (const file of [...(plain ?? []), ...astroFiles]) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /import (?!type )[^;]+? from '(\.[^']+\.tsx)'/g,
    )) {
      const imported = join(dirname(file), name)
      if (imported.endsWith('.island.tsx') && file.endsWith('.astro')) continue
      assert.ok(!shipped?.includes(imported), `${file} draws ${imported}, which needs JavaScript`)
    }
  }
})
