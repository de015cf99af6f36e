// The history of a field: former texts, and an older translation that an editor has confirmed.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import type { Path } from '../../src/content/changes.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { outdatedIn } from '../content/older-translations.ts'
import { markTranslation } from '../content/translation-marks.ts'
import { Refusal } from '../http/route.ts'
import { studioSettings } from '../http/settings.ts'
import { historyOf } from './field-history.server.ts'

let content = ''
const studio = () => ({ ...studioSettings([], {}), content })
const git = (...args: string[]) => execFileSync('git', args, { cwd: content, encoding: 'utf8' })
function publish(person: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(content, file), 'utf8')
  assert.ok(text.includes(from), from)
  writeFileSync(join(content, file), text.replace(from, to))
  git('add', '-A')
  git('-c', `user.name=${person}`, '-c', 'user.email=test@example.org', 'commit', '-qm', 'Stand')
}
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(otherFirm, content, { recursive: true })
  git('init', '-q')
  publish('Anna', 'redirects.yaml', '/spitaeler', '/kliniken')
})
afterEach(() => rmSync(content, { recursive: true }))

const home = 'pages/home.yaml'
const copy: Path = ['sections', 5, 'text']
const say = (path: Path, texts: Record<string, string>) =>
  markTranslation.handle({
    studio: studio(),
    json: async () => ({ file: home, path, languages: ['en'], texts }),
  } as never)

test('a confirmed English text is not listed as outdated until its German text changes again', async () => {
  publish('Bela', home, 'Beraten, bemessen, begleiten.', 'Beraten, bemessen, bauen.')
  assert.deepEqual(await outdatedIn(studio(), home), [[...copy, 'en']])
  const texts = { de: 'Beraten, bemessen, bauen.', en: 'Advising, sizing, following through.' }
  await assert.rejects(async () => say(copy, { ...texts, de: 'Etwas anderes.' }), Refusal)
  const before = readFileSync(join(content, home), 'utf8')
  await say(copy, texts)
  assert.deepEqual(await outdatedIn(studio(), home), [])
  assert.equal(readFileSync(join(content, home), 'utf8'), before)
  assert.deepEqual(problemsOf(studio()), [])
  publish('Bela', home, 'Beraten, bemessen, bauen.', 'Beraten, rechnen, bauen.')
  assert.deepEqual(await outdatedIn(studio(), home), [[...copy, 'en']])
})

test('the history of a field lists each former text once, newest first, with the person who published it', async () => {
  publish('Bela', home, 'Beraten, bemessen, begleiten.', 'Beraten, bemessen, bauen.')
  publish('Clara', home, 'Advising, sizing, following through.', 'Advice, sizing, building.')
  publish('Dora', home, 'Aktuelles', 'Neues')
  const found = await historyOf(studio(), home, copy)
  assert.deepEqual(
    found.map(({ value, person }) => [value, person]),
    [
      [{ de: 'Beraten, bemessen, bauen.', en: 'Advising, sizing, following through.' }, 'Bela'],
      [{ de: 'Beraten, bemessen, begleiten.', en: 'Advising, sizing, following through.' }, 'Anna'],
    ],
  )
  assert.deepEqual(await historyOf(studio(), home, ['nothing', '__proto__']), [])
})

test('the history of a question is found by its id after the question has moved', async () => {
  const faq = 'faq.yaml'
  publish('Bela', faq, 'Wann brauche ich Sie?', 'Wann rufe ich an?')
  const [head = '', first = '', second = ''] = readFileSync(join(content, faq), 'utf8').split(/^(?=- id)/m)
  writeFileSync(join(content, faq), head + second + first)
  const [former] = await historyOf(studio(), faq, [1, 'questions', 0, 'question', 'de'])
  assert.equal(former?.value, 'Wann brauche ich Sie?')
})
