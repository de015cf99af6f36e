// What ships JavaScript says so in its file name, and arrives only when it is seen.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const astroFiles = globSync('src/**/*.astro')
const components = globSync('src/**/*.tsx')

test('there is something to check', () => {
  assert.ok(astroFiles.length > 15)
  assert.ok(components.length > 15)
})

test('a client directive stands only on a component from an *.island.tsx file, and waits until it is seen', () => {
  for (const file of astroFiles) {
    const source = readFileSync(file, 'utf8')
    const islands = new Set(
      [...source.matchAll(/import\s+\{([^}]+)\}\s+from\s+'[^']+\.island\.tsx'/g)].flatMap(([, names]) =>
        (names ?? '').split(',').map(name => name.trim()),
      ),
    )
    for (const [, component, directive] of source.matchAll(/<([A-Z]\w*)[^<>]*?\s(client:\w+)/g)) {
      assert.ok(islands.has(component ?? ''), `${file}: ${component} hydrates but is no *.island.tsx`)
      assert.equal(directive, 'client:seen', `${file}: ${component}`)
    }
  }
})

test('a plain component uses no state, effect or handler, which would need JavaScript', () => {
  for (const file of components.filter(
    name => !name.endsWith('.island.tsx') && !name.startsWith('src/islands/'),
  )) {
    const source = readFileSync(file, 'utf8')
    assert.doesNotMatch(source, /\buse(State|Effect|Reducer|Ref|ActionState|SyncExternalStore)\(/, file)
    assert.doesNotMatch(source, /\son[A-Z]\w+=\{/, file)
  }
})
