// Replaces a telephone number and a colleague in a copy of a firm's content, at the places that were chosen.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { Refusal } from '../http/route.ts'
import { studioSettings } from '../http/settings.ts'
import { type Mention, mentionsOf, mentionsOfPerson } from './mentions.server.ts'
import { piecesOf } from './rename.ts'
import { replacePersonRoutes } from './replace-person.server.ts'
import { replaceTextRoutes } from './replace-text.server.ts'

let content = ''
const studio = () => ({ ...studioSettings([], {}), content })
const text = (file: string) => readFileSync(join(content, file), 'utf8')
const edit = (file: string, from: string, to: string) => {
  assert.ok(text(file).includes(from))
  writeFileSync(join(content, file), text(file).replace(from, to))
}
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(otherFirm, content, { recursive: true })
})
afterEach(() => rmSync(content, { recursive: true }))

const post = (path: string, body: unknown) =>
  [...replaceTextRoutes, ...replacePersonRoutes]
    .find(route => route.path === path)
    ?.handle({ studio: studio(), language: 'de', json: async () => body } as never)
const ticked = (mentions: Mention[]) =>
  mentions.map(({ file, path, text: said }) => ({ file, path, text: said }))
const where = (mentions: Mention[]) => mentions.map(({ file, path }) => `${file} ${path.join('/')}`)

test('a rename replaces whole words, also in the genitive, but not longer words that contain them', () => {
  const renaming = { from: 'Milan', to: 'Ines' }
  assert.deepEqual(piecesOf('Milans Büro, Milan, Milano', [renaming]), [
    renaming,
    's Büro, ',
    renaming,
    ', Milano',
  ])
})

test('a telephone number changes only in ticked places, and placeholders for it follow automatically', async () => {
  const [old, next] = ['+43 1 000 0020', '+43 1 000 0099']
  const { mentions, follows } = mentionsOf(studio(), old, next, 'de')
  assert.deepEqual(where(mentions), ['firm.yaml phone', 'firm.yaml offices/0/phone'])
  assert.ok(follows.some(({ file }) => file === 'faq.yaml'))
  const seen = ticked(mentions).map(place => ({ ...place, text: `${place.text}, as it was` }))
  await assert.rejects(async () => post('replace', { old, next, places: seen }), Refusal)
  const before = text('people.yaml')
  assert.deepEqual(await post('replace', { old, next, places: ticked(mentions.slice(1)) }), { json: {} })
  assert.equal(text('firm.yaml').split(next).length, 2)
  assert.ok(text('firm.yaml').includes(`\nphone: ${old}\n`))
  assert.equal(text('people.yaml'), before)
  await assert.rejects(async () => post('replace', { old, next, places: ticked(mentions) }), Refusal)
})

test('replacing a colleague updates the card, references, team and sentences', async () => {
  edit('projects/wohnhof-kagran.yaml', 'category: housing\n', 'category: housing\nlead: { person: ostrov }\n')
  edit('faq.yaml', 'Ein Pauschalpreis, den', 'Milan Ostrovar nennt einen Preis, den')
  edit('faq.yaml', 'Ja. Wir öffnen', 'Ja, unter {person.ostrov.phone}. Wir öffnen')
  edit('testimonials.yaml', 'steht später darunter.', 'steht mit Milan später darunter.')
  const mentions = mentionsOfPerson(studio(), 'ostrov', 'de')
  assert.deepEqual(mentions.map(({ file, as }) => `${file} ${as}`).toSorted(), [
    'faq.yaml reference',
    'faq.yaml text',
    'pages/consulting.yaml reference',
    'pages/contact.yaml reference',
    'people.yaml team',
    'project-page.yaml reference',
    'projects/wohnhof-kagran.yaml reference',
    'testimonials.yaml similar',
  ])
  const sure = mentions.filter(({ as }) => as !== 'similar')
  const person = {
    name: 'Ines Kalten',
    role: { de: 'Leiterin Bauphysik', en: 'Head of building physics' },
    phone: '+43 1 000 0022',
    email: 'i.kalten@traglot.example',
  }
  assert.deepEqual(
    await post('replace-person', {
      key: 'ostrov',
      next: { is: 'new', person, inTeam: false },
      places: ticked(sure),
    }),
    {
      json: {},
    },
  )
  assert.ok(text('projects/wohnhof-kagran.yaml').includes('lead: { person: kalten }\n'))
  assert.ok(text('faq.yaml').includes('Ines Kalten nennt einen Preis'))
  assert.ok(text('faq.yaml').includes('Ja, unter {person.kalten.phone}. Wir'))
  assert.ok(text('testimonials.yaml').includes('mit Milan später'))
  assert.ok(text('pages/contact.yaml').includes('- person: lindner\n      - person: kalten\n'))
  assert.ok(text('people.yaml').includes('- name: Ines\n') && text('people.yaml').includes('kalten:\n'))
  assert.ok(!text('people.yaml').includes('ostrov') && !text('people.yaml').includes('Milan'))
  assert.deepEqual(problemsOf(studio()), [])
})

test('a replaced colleague keeps the card while still in use, and a refused replacement changes nothing', async () => {
  const mentions = mentionsOfPerson(studio(), 'ostrov', 'de')
  const contact = mentions.filter(({ file }) => file === 'pages/contact.yaml')
  const person = {
    name: 'Ines Kalten',
    role: { de: 'x', en: 'y' },
    phone: '069 1',
    email: 'i@traglot.example',
  }
  const before = text('people.yaml')
  const refused = post('replace-person', {
    key: 'ostrov',
    next: { is: 'new', person, inTeam: false },
    places: [],
  })
  await assert.rejects(
    async () => refused,
    (error: Refusal) =>
      error.status === 422 && /Personen › .*Telefon/.test(error.problems?.[0]?.way.join(' › ') ?? ''),
  )
  assert.equal(text('people.yaml'), before)
  edit('projects/wohnhof-kagran.yaml', 'category: housing\n', 'category: housing\nlead: { person: ostrov }\n')
  await post('replace-person', {
    key: 'ostrov',
    next: { is: 'new', person: { ...person, phone: '+43 1 000 0022' }, inTeam: false },
    places: ticked(contact),
  })
  assert.ok(text('people.yaml').includes('  ostrov:\n') && text('people.yaml').includes('  kalten:\n'))
  assert.ok(text('projects/wohnhof-kagran.yaml').includes('lead: { person: ostrov }\n'))
})

test('a successor from the team gets a card, and appears in the team only once', async () => {
  const sure = mentionsOfPerson(studio(), 'ostrov', 'de').filter(({ as }) => as !== 'similar')
  const person = {
    name: 'Feodora Lang',
    role: { de: 'Leiterin Bauphysik', en: 'Head of building physics' },
    phone: '+43 1 000 0022',
    email: 'f.lang@traglot.example',
  }
  const next = { is: 'new', person, inTeam: true }
  assert.deepEqual(await post('replace-person', { key: 'ostrov', next, places: ticked(sure) }), { json: {} })
  assert.match(text('people.yaml'), /- name: Aurelia\n {2}- name: Feodora\n/)
  assert.ok(text('people.yaml').includes('\n  lang:\n'))
})

test('a successor who already has a card appears only once in every list', async () => {
  const all = mentionsOfPerson(studio(), 'ostrov', 'de').filter(({ as }) => as !== 'similar')
  assert.deepEqual(
    await post('replace-person', {
      key: 'ostrov',
      next: { is: 'card', key: 'lindner' },
      places: ticked(all),
    }),
    { json: {} },
  )
  assert.match(text('pages/contact.yaml'), /people:\n {6}- person: lindner\n {6}- person: kisfaludvari\n/)
  assert.ok(text('pages/consulting.yaml').includes('contactPerson: lindner'))
  assert.ok(!text('people.yaml').includes('Milan'))
  assert.deepEqual(problemsOf(studio()), [])
})

test('without a successor, list entries are removed, and a page that needs the person keeps the card', async () => {
  edit(
    'projects/wohnhof-kagran.yaml',
    'category: housing\n',
    'category: housing\nlead: { person: ostrov }\nteam:\n  - { person: ostrov, role: { de: Bauphysik, en: Building physics } }\n  - { person: Milan, role: { de: Akustik, en: Acoustics } }\n  - { person: lindner, role: { de: Tragwerk, en: Structures } }\n',
  )
  const all = mentionsOfPerson(studio(), 'ostrov', 'de')
  const stays = all.filter(({ removal }) => !removal)
  assert.ok(stays.length > 0)
  const send = (places: Mention[]) =>
    post('replace-person', { key: 'ostrov', next: { is: 'nobody' }, places: ticked(places) })
  await assert.rejects(async () => send(all), Refusal)
  const removable = all.filter(({ removal }) => removal)
  // Its schema does not require the entry, but a section shows the contact person.
  assert.ok(stays.some(({ file, path }) => file === 'pages/consulting.yaml' && path[0] === 'contactPerson'))
  assert.ok(!removable.some(({ file }) => file === 'pages/consulting.yaml'))
  assert.deepEqual(await send(removable), { json: {} })
  assert.match(
    text('projects/wohnhof-kagran.yaml'),
    /category: housing\nteam:\n {2}- \{ person: lindner, role: \{ de: Tragwerk, en: Structures \} \}\n/,
  )
  assert.match(text('pages/contact.yaml'), /people:\n {6}- person: lindner\n {6}- person: kisfaludvari\n/)
  assert.ok(!text('people.yaml').includes('- name: Milan') && text('people.yaml').includes('  ostrov:\n'))
  assert.deepEqual(problemsOf(studio()), [])
})
