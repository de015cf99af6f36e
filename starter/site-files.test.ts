import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { siteFiles } from './site-files.ts'
import { takeProgram, tarballIn } from './tarball.ts'

test('a new site decides for each package with an install script whether npm runs it', () => {
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

test('a tarball of the program is copied into the new site, and a missing one is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  try {
    const site = join(folder, 'site')
    mkdirSync(site)
    const tarball = join(folder, 'achsmass-1.0.0.tgz')
    assert.throws(() => tarballIn(tarball), /there is no file/)
    writeFileSync(tarball, '')
    assert.equal(tarballIn(`file:${tarball}`), tarball)
    assert.equal(takeProgram(site, tarball), 'file:achsmass-1.0.0.tgz')
    assert.ok(existsSync(join(site, 'achsmass-1.0.0.tgz')))
    assert.equal(tarballIn('1.0.0'), undefined)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
