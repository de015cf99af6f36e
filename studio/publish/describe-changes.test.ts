import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFirm } from '../../tests/support/studio-firm.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { studioSettings } from '../http/settings.ts'
import { changedPlaces } from './changed-places.ts'
import { describeFiles } from './describe-changes.server.ts'

test('a text that is removed, or changed in one or both languages, is listed as one place', () => {
  const before = { hero: { lead: { de: 'Alt', en: 'Old' }, note: { de: 'a', en: 'b' } } }
  const named = (after: unknown) =>
    changedPlaces(before, after).map(({ what, path }) => `${what} ${path.join('.')}`)
  assert.deepEqual(named({ hero: { ...before.hero, lead: { de: 'Neu', en: 'Old' } } }), ['changed hero.lead'])
  assert.deepEqual(named({ hero: { ...before.hero, lead: { de: 'Neu', en: 'New' } } }), ['changed hero.lead'])
  assert.deepEqual(named({ hero: { note: before.hero.note } }), ['gone hero.lead'])
})

test('a removed question is listed under its own name and group, even if a group was added before', async () => {
  const file = 'content/faq.yaml'
  const before = readFileSync(join(otherFirm, 'faq.yaml'), 'utf8')
  const firm = await newFirm()
  firm.write(file, before)
  await firm.publish()
  const group = '- id: neu\n  title: { de: "Neues", en: "News" }\n  questions: []\n'
  firm.write(file, group + before.replace(/ {4}- id: wann[\s\S]*?(?= {4}- id: bestand)/, ''))
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const [described] = await describeFiles({ git: firm.deps.git, studio, folder: 'content' }, [file], [], 'de')
  assert.deepEqual(
    described?.places.map(({ what, way, path }) => ({ what, way: way.join(' › '), path })),
    [
      { what: 'new', way: 'Neues', path: [0] },
      { what: 'gone', way: 'Am Anfang › Fragen › Wann brauche ich Sie?', path: [1, 'questions', 0] },
    ],
  )
})

test('a text is compared as visitors read it, unless only a placeholder was replaced', async () => {
  const firm = await newFirm()
  const page = (lead: string) => `hero:\n  lead: { de: "${lead}", en: "x" }\n`
  firm.write('content/firm.yaml', 'shortName: Traglot\n')
  firm.write('content/pages/home.yaml', page('Warum {firm.shortName}?'))
  await firm.publish()
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const textsWith = async (lead: string) => {
    firm.write('content/pages/home.yaml', page(lead))
    const draft = { git: firm.deps.git, studio, folder: 'content' }
    const [described] = await describeFiles(draft, ['content/pages/home.yaml'], [], 'en')
    return described?.places[0]?.texts.map(({ before, after }) => [before, after])
  }
  assert.deepEqual(await textsWith('Wer ist {firm.shortName}?'), [['Warum Traglot?', 'Wer ist Traglot?']])
  assert.deepEqual(await textsWith('Warum Traglot?'), [['Warum {firm.shortName}?', 'Warum Traglot?']])
})

test('an unreadable file is listed as changed, not as removed', async () => {
  const file = 'content/faq.yaml'
  const firm = await newFirm()
  firm.write(file, readFileSync(join(otherFirm, 'faq.yaml'), 'utf8'))
  await firm.publish()
  firm.write(file, '<<<<<<< HEAD\n- id: a\n=======\n- id: b\n>>>>>>> theirs\n')
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const [described] = await describeFiles({ git: firm.deps.git, studio, folder: 'content' }, [file], [], 'de')
  assert.deepEqual([described?.what, described?.places], ['changed', []])
})

test('a changed picture is shown before and after, with the earlier one taken from the commit', async () => {
  const firm = await newFirm()
  const page = (picture: string) => `sections:\n  - section: wide-picture\n    picture: ${picture}\n`
  firm.write('content/pages/home.yaml', page('old.jpg'))
  firm.write('content/media/old.jpg', 'before')
  await firm.publish()
  firm.write('content/pages/home.yaml', page('new.jpg'))
  firm.write('content/media/old.jpg', 'after')
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const files = ['content/pages/home.yaml', 'content/media/old.jpg']
  const [home, media] = await describeFiles(
    { git: firm.deps.git, studio, folder: 'content' },
    files,
    [],
    'de',
  )
  assert.deepEqual(home?.places[0]?.texts, [])
  assert.deepEqual(home?.places[0]?.pictures, {
    before: { name: 'old.jpg', at: 'HEAD' },
    after: { name: 'new.jpg', at: undefined },
  })
  // The same name with other bytes is a change as well.
  assert.deepEqual(media?.pictures, {
    before: { name: 'old.jpg', at: 'HEAD' },
    after: { name: 'old.jpg', at: undefined },
  })
})
