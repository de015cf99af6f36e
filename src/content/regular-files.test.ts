// Checks that symbolic links in content/ are never followed.

import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import { siteModel } from '../site/site-model.ts'
import { checkContent } from './check-content.ts'
import { ContentError } from './problems.ts'
import { openFolder } from './regular-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'regular-'))
after(() => rmSync(dir, { recursive: true }))
writeFileSync(join(dir, '.env'), 'SECRET=1')
mkdirSync(join(dir, 'outside'))
writeFileSync(join(dir, 'outside/axonometry.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

function firm(change: (root: string) => void): string {
  const root = mkdtempSync(join(dir, 'content-'))
  cpSync(otherFirm.content, root, { recursive: true })
  change(root)
  return root
}
async function problemsOf(root: string, language: 'de' | 'en' = 'en'): Promise<string[]> {
  const found = await checkContent(siteModel, root, language).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ContentError) return error.problems
      throw error
    },
  )
  return found.map(({ file, says }) => `${file}: ${says[language]}`)
}

test('a valid content folder has no irregular files and no problems', async () => {
  const root = firm(() => {})
  assert.deepEqual(openFolder(root).irregular, [])
  assert.deepEqual(await problemsOf(root), [])
})

test('a symbolic link is reported with a remedy, wherever it is and whatever it points to', async () => {
  const links: [name: string, target: string][] = [
    ['media/drawings/somewhere/axonometry.svg', join(dir, '.env')],
    ['media/drawings/elsewhere', join(dir, 'outside')],
    ['media/key.svg', '/nowhere/at/all'],
    ['projects/linked.yaml', join(dir, '.env')],
  ]
  const root = firm(made => {
    mkdirSync(join(made, 'media/drawings/somewhere'), { recursive: true })
    for (const [name, target] of links) symlinkSync(target, join(made, name))
  })
  const { files, irregular } = openFolder(root)
  assert.deepEqual(irregular, links.map(([name]) => name).sort())
  for (const [name] of links) assert.ok(![...files].some(file => file.startsWith(name)), name)
  for (const [language, says] of [
    ['de', /keine gewöhnliche Datei.*legen Sie die Datei selbst hierher/],
    ['en', /not a regular file.*put the file itself here/],
  ] as const) {
    const problems = await problemsOf(root, language)
    for (const [name] of links)
      assert.ok(
        problems.some(problem => problem.startsWith(`${name}: `) && says.test(problem)),
        `${name}\n${problems.join('\n')}`,
      )
  }
})

test('a content file that is a symbolic link counts as missing and is not read', async () => {
  const root = firm(made => {
    rmSync(join(made, 'news.yaml'))
    symlinkSync(join(otherFirm.content, 'news.yaml'), join(made, 'news.yaml'))
  })
  const problems = await problemsOf(root)
  assert.match(problems.join('\n'), /news\.yaml: this file is missing/)
  assert.match(problems.join('\n'), /news\.yaml: is not a regular file/)
})

test('a git folder in a content subfolder is reported, but one at the content root is not', async () => {
  const root = firm(made => {
    for (const folder of ['.git', 'nested/.git']) {
      mkdirSync(join(made, folder), { recursive: true })
      writeFileSync(join(made, folder, 'HEAD'), 'ref: refs/heads/main\n')
    }
  })
  assert.deepEqual(openFolder(root).irregular, ['nested/.git'])
  assert.match((await problemsOf(root)).join('\n'), /nested\/\.git: is a git folder of its own/)
})

test('the check opens drawings as it does pictures, and reports an unreadable one', async () => {
  const root = firm(made => {
    mkdirSync(join(made, 'media/drawings/house'), { recursive: true })
    writeFileSync(join(made, 'media/drawings/house/cross.svg'), 'SECRET=1')
    writeFileSync(
      join(made, 'media/drawings/house/wide.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 90000"><path d="M0 0h9"/></svg>',
    )
  })
  assert.deepEqual(await problemsOf(root), [
    'media/drawings/house/cross.svg: is not a readable drawing; export it again as an SVG',
  ])
})

test('unsaved texts replace those on disk, including new and deleted files', () => {
  const root = firm(() => {})
  const { files, read } = openFolder(root, { 'news.yaml': '[]', 'new.yaml': 'a: 1', 'faq.yaml': undefined })
  assert.deepEqual(
    ['news.yaml', 'new.yaml', 'faq.yaml'].map(file => files.has(file)),
    [true, true, false],
  )
  assert.equal(read('news.yaml').toString(), '[]')
})
