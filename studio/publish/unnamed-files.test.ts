// Publishing the theme also removes the files that nothing refers to any more. Reverting brings all of them back.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFirm } from '../../tests/support/studio-firm.ts'
import type { Studio } from '../http/settings.ts'
import { chosen } from './routes.server.ts'

const theme = (logo: string, face: string) => `logo: ${logo}\n\nface: ${face}\n`

test('publishing a theme removes the logo and typeface that it replaced, and reverting restores them', async () => {
  const firm = await newFirm()
  firm.write('theme/theme.yaml', theme('logo.svg', 'fonts/old.woff2'))
  for (const name of ['logo.svg', 'fonts/old.woff2', 'fonts/drawn.woff2']) firm.write(`theme/${name}`, name)
  firm.write('theme/theme.css', '@font-face { src: url(fonts/drawn.woff2) }')
  await firm.publish()

  firm.write('theme/theme.yaml', theme('logo-3.svg', 'fonts/new.woff2'))
  for (const name of ['logo-2.svg', 'logo-3.svg', 'fonts/new.woff2']) firm.write(`theme/${name}`, name)
  const files = ['theme.yaml', 'logo-2.svg', 'logo-3.svg', 'fonts/new.woff2'].map(name => `../theme/${name}`)
  const studio = { content: join(firm.dir, 'content') } as Studio
  const request = { kind: 'files' as const, ...(await chosen(firm.publisher, studio, { files })) }
  const { outcome, number } = await firm.publish(request)
  assert.ok(outcome && 'addresses' in outcome, JSON.stringify(outcome))
  const kept = ['fonts/drawn.woff2', 'fonts/new.woff2', 'logo-3.svg', 'theme.css', 'theme.yaml']
  assert.equal(firm.git('ls-files', 'theme'), kept.map(name => `theme/${name}`).join('\n'))
  assert.equal(firm.git('status', '--porcelain'), '')

  await firm.publish({ kind: 'back', number })
  for (const name of ['logo.svg', 'fonts/old.woff2'])
    assert.match(firm.git('ls-files', 'theme'), RegExp(name))
  assert.ok(existsSync(join(firm.dir, 'theme/logo-3.svg')), 'the draft keeps what it names')
})

test('a logo is kept if only the text to be published refers to it', async () => {
  const firm = await newFirm()
  firm.write('theme/theme.yaml', theme('logo.svg', 'none'))
  firm.write('theme/logo.svg', 'first')
  await firm.publish()
  firm.write('theme/theme.yaml', theme('logo-2.svg', 'other'))
  firm.write('theme/logo-2.svg', 'second')
  const { removeUnnamedFiles } = await import('../content/unnamed-files.server.ts')
  assert.deepEqual(removeUnnamedFiles(join(firm.dir, 'content'), theme('logo.svg', 'other')), [])
  assert.deepEqual(removeUnnamedFiles(join(firm.dir, 'content')), ['../theme/logo.svg'])
})
