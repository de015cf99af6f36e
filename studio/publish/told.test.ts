import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { otherFirm } from '../../tests/support/other-firm.ts'
import { newFirm } from '../../tests/support/studio-firm.ts'
import { studioSettings } from '../settings.ts'
import { tell } from './told.ts'

test('a question that is gone is called by its own name and goes back into its own group, also where one came before it', async () => {
  const file = 'content/faq.yaml'
  const before = readFileSync(join(otherFirm, 'faq.yaml'), 'utf8')
  const firm = await newFirm()
  firm.write(file, before)
  await firm.publish()
  const group = '- id: neu\n  title: { de: "Neues", en: "News" }\n  questions: []\n'
  firm.write(file, group + before.replace(/ {4}- id: wann[\s\S]*?(?= {4}- id: bestand)/, ''))
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const [told] = await tell({ git: firm.workshop.git, studio, folder: 'content' }, [file], [], 'de')
  assert.deepEqual(
    told?.places.map(({ what, way, path }) => ({ what, way: way.join(' › '), path })),
    [
      { what: 'gone', way: 'Am Anfang › Fragen › Wann brauche ich Sie?', path: [1, 'questions', 0] },
      { what: 'new', way: 'Neues', path: [0] },
    ],
  )
})

test('a file that cannot be read is told as changed, not as removed', async () => {
  const file = 'content/faq.yaml'
  const firm = await newFirm()
  firm.write(file, readFileSync(join(otherFirm, 'faq.yaml'), 'utf8'))
  await firm.publish()
  firm.write(file, '<<<<<<< HEAD\n- id: a\n=======\n- id: b\n>>>>>>> theirs\n')
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const [told] = await tell({ git: firm.workshop.git, studio, folder: 'content' }, [file], [], 'de')
  assert.deepEqual([told?.what, told?.places], ['changed', []])
})
