import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { siteFiles } from './site-files.ts'

test('a new site says of each package with an install script whether npm runs it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; hasInstallScript?: boolean }>
  }
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript, dev, optional }]) => hasInstallScript && !dev && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  const { allowScripts = {} } = JSON.parse(
    siteFiles({ name: 'Firm', languages: ['de'] }, '1.0.0')['package.json'] ?? '',
  )
  assert.ok(scripted.includes('node'))
  assert.deepEqual(Object.keys(allowScripts).sort(), scripted.sort())
  assert.equal(allowScripts.node, true)
})
