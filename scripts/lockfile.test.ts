// `npm ci` checks the hash of every package that it installs.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

type Locked = {
  version: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const { '': _project, ...locked } = packages

test('every locked package has a hash, except builds for other processors and systems', () => {
  const ownBuild = /[-/]linux-x64(-gnu)?$/
  const withHash = Object.values(locked).filter(({ integrity }) => integrity?.startsWith('sha512-'))
  for (const [path, { version, integrity, optional, cpu }] of Object.entries(locked)) {
    if (integrity) continue
    const name = path.replace(/^.*node_modules\//, '')
    assert.ok(optional && cpu && !ownBuild.test(name), `${name} has no hash`)
    // A package with a hash fixes the version of one without.
    const isFixed = withHash.some(({ optionalDependencies }) => optionalDependencies?.[name] === version)
    assert.ok(isFixed, `${name} ${version} is not what a package with a hash asks for`)
  }
})

test('package.json decides for every package with an install script whether the script may run', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''))
  assert.deepEqual(names.sort(), Object.keys(allowScripts).sort())
  const npmrc = readFileSync('.npmrc', 'utf8')
  assert.match(npmrc, /^strict-allow-scripts=true$/m)
  assert.match(npmrc, /^min-release-age=[1-9]\d*$/m)
})
