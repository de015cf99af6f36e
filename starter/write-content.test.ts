// Names with a special meaning in YAML or in a replacement string.
import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { checkContent } from '../src/content/check-content.ts'
import { siteModel } from '../src/site/site-model.ts'
import { defaultsFor } from './questions.ts'
import { writeContent } from './write-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'names-'))
after(() => rmSync(folder, { recursive: true }))

for (const name of ['Meier: Architekten', 'Schmidt #7', 'Plan $& Bau', '"Nord" und Söhne'])
  test(`a new firm may be called ${name}`, async () => {
    const content = join(folder, name)
    writeContent(content, { ...defaultsFor(content), name, shortName: name })
    await checkContent(siteModel, content)
    const firm = parse(readFileSync(join(content, 'firm.yaml'), 'utf8'))
    assert.deepEqual([firm.name, firm.shortName], [name, name])
    for (const file of globSync('**/*.yaml', { cwd: content }))
      assert.doesNotMatch(readFileSync(join(content, file), 'utf8'), /traglot/i, file)
  })
