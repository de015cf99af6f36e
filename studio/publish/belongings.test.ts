import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFirm } from '../../tests/support/studio-firm.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { studioSettings } from '../http/settings.ts'
import { belongings } from './belongings.server.ts'
import { describeFiles, readStates } from './describe-changes.server.ts'
import { textWithout } from './discard.server.ts'
import { changeKey, requestOf, stoppedOf, withDependents, withNeeds } from './selection.ts'

const names = ['faq.yaml', 'news.yaml', 'media/pictures.yaml', 'projects/ambulatorium-erlaa.yaml']
const text = (name: string) => readFileSync(join(otherFirm, name), 'utf8')

async function firmWith(files: Record<string, string>) {
  const firm = await newFirm()
  for (const name of names) firm.write(`content/${name}`, text(name))
  await firm.publish()
  for (const [name, written] of Object.entries(files)) firm.write(`content/${name}`, written)
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const place = { git: firm.deps.git, studio, folder: 'content' }
  return { firm, place, files: Object.keys(files).map(name => `content/${name}`) }
}

const pictures = `${text('media/pictures.yaml')}hall.jpg:\n  alt: { de: "Eine Halle", en: "A hall" }\n`
const described = changeKey('media/pictures.yaml')

test('a new project needs its picture and picture description, but they do not need the project', async () => {
  const project = text('projects/ambulatorium-erlaa.yaml').replace('frame.png', 'hall.jpg')
  const { place, files } = await firmWith({
    'projects/halle.yaml': project,
    'media/hall.jpg': 'bytes',
    'media/pictures.yaml': pictures,
  })
  const needs = belongings(await readStates(place, files))
  assert.deepEqual(
    withDependents(['media/hall.jpg'], needs),
    new Set(['media/hall.jpg', 'projects/halle.yaml', described]),
  )
  assert.deepEqual(withDependents(['projects/halle.yaml'], needs), new Set(['projects/halle.yaml']))
  assert.deepEqual(
    withNeeds(['projects/halle.yaml'], needs),
    new Set(['projects/halle.yaml', 'media/hall.jpg', described]),
  )
})

test('the removal of a page needs the changed navigation, and its redirect needs the removal', async () => {
  const { firm, place } = await firmWith({})
  firm.write('content/pages/old.yaml', 'nav: { de: "Alt", en: "Old" }\n')
  firm.write('content/navigation.yaml', 'direct: [ home, old ]\n')
  firm.write('content/redirects.yaml', '[]\n')
  await firm.publish()
  firm.git('rm', '--quiet', 'content/pages/old.yaml')
  firm.git('reset', '--quiet')
  firm.write('content/navigation.yaml', 'direct: [ home ]\n')
  firm.write('content/redirects.yaml', '- { from: /old, to: / }\n')
  const files = ['content/pages/old.yaml', 'content/navigation.yaml', 'content/redirects.yaml']
  const needs = belongings(await readStates(place, files))
  assert.deepEqual(needs['pages/old.yaml'], ['navigation.yaml'])
  assert.deepEqual(needs['redirects.yaml'], ['pages/old.yaml'])
})

test('an editor can choose single entries of a list, and the text to publish leaves out the others', async () => {
  const entry = (id: string) =>
    `    - id: ${id}\n      question: { de: "${id}?", en: "${id}?" }\n      answer: { de: "Ja.", en: "Yes." }\n`
  const before = text('faq.yaml')
  const { place, files } = await firmWith({
    'faq.yaml': `${before.trimEnd()}\n${entry('eins')}${entry('zwei')}`,
  })
  const problem = {
    file: 'faq.yaml',
    line: 1,
    path: [] as (string | number)[],
    says: { de: 'fehlt', en: 'missing' },
  }
  const [file] = await describeFiles(place, files, [], 'de')
  assert.ok(file)
  const [one, two] = file.places
  assert.ok(one && two)
  assert.deepEqual([file.count, one.what, two.what], [2, 'new', 'new'])
  const { without, count, ...rest } = requestOf([file], new Set([changeKey('faq.yaml', one)]))
  assert.deepEqual(
    [rest.files, count, without],
    [['faq.yaml'], 1, [{ file: 'faq.yaml', what: 'new', path: one.path }]],
  )
  const written = await textWithout(place, 'faq.yaml', without)
  assert.ok(written.includes('zwei?') && !written.includes('eins?'), written)
  assert.equal(await textWithout(place, 'faq.yaml', [one, two]), `${before.trimEnd()}\n`)

  const [broken] = await describeFiles(place, files, [{ ...problem, path: [...two.path, 'answer'] }], 'de')
  assert.ok(broken)
  assert.deepEqual(stoppedOf(broken), [changeKey('faq.yaml', two)], 'the other entry can go')
  const [all] = await describeFiles(place, files, [problem], 'de')
  assert.ok(all)
  assert.deepEqual(
    stoppedOf(all),
    file.places.map(found => changeKey('faq.yaml', found)),
  )
})

test('changes left out of a publication stay in the draft', async () => {
  const { firm, place } = await firmWith({ 'faq.yaml': text('faq.yaml').replaceAll('en: "', 'en: "New ') })
  const [file] = await describeFiles(place, ['content/faq.yaml'], [], 'de')
  assert.ok(file && file.places.length > 2)
  const texts = { 'content/faq.yaml': await textWithout(place, 'faq.yaml', file.places.slice(1)) }
  await firm.publish({ kind: 'files', files: ['content/faq.yaml'], texts })
  const [rest] = await describeFiles(place, ['content/faq.yaml'], [], 'de')
  assert.equal(rest?.count, file.count - 1)
})
