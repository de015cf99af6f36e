// Saves to a copy of a firm's content: one line changes, a refused field blocks no other, and no editor overwrites
// another.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { parse } from 'yaml'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { themeFile } from '../../src/theme/theme-file.ts'
import { differing } from '../../tests/support/change-sweep.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { inProgram } from '../../tools/program.ts'
import { studioSettings } from '../http/settings.ts'
import { type SaveRequest, save } from './save.server.ts'

let folder = ''
let content = ''
const home = 'pages/home.yaml'
const studio = () => ({ ...studioSettings([], {}), content })
const text = (file = home) => readFileSync(join(content, file), 'utf8')

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'firm-'))
  content = join(folder, 'content')
  cpSync(otherFirm, content, { recursive: true })
})
after(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  for (const file of [home, 'news.yaml', 'jobs.yaml', 'interface.yaml'])
    writeFileSync(join(content, file), readFileSync(join(otherFirm, file)))
})

const set = (path: Path, was: unknown, value: unknown) => ({
  root: path,
  was,
  changes: [{ op: 'set' as const, path, value }],
})
const request = (units: SaveRequest['units'], file = home, base = parse(text(file))): SaveRequest => ({
  file,
  base,
  units,
})
const heading = 'Das Büro in Zahlen'

test('a save that changes one text changes one line of the file', () => {
  const old = text()
  const { outcomes, value } = save(
    studio(),
    request([set(['sections', 1, 'heading', 'de'], heading, 'Wir in Zahlen')]),
    'de',
  )
  assert.deepEqual(outcomes, [{ state: 'saved' }])
  assert.equal(differing(old, text()), 1)
  assert.deepEqual(value, parse(text()))
  assert.deepEqual(
    readdirSync(content).filter(name => name.startsWith('.studio')),
    [],
  )
})

test('a refused change shows its reason at its field, and the other changes are saved', () => {
  const { outcomes } = save(
    studio(),
    request([
      set(['sections', 1, 'heading', 'de'], heading, ''),
      set(['sections', 3, 'heading', 'de'], 'Aktuelles', 'Neues'),
      set(['sections', 6, 'text', 'en'], 'Two out of {projects}.', 'Two by {firm.nam}.'),
    ]),
    'de',
  )
  assert.equal(outcomes[1]?.state, 'saved')
  assert.ok(outcomes[0]?.state === 'refused' && outcomes[2]?.state === 'refused')
  assert.deepEqual(
    outcomes[0].problems.map(({ path, file }) => [file, path]),
    [[home, ['sections', 1, 'heading', 'de']]],
  )
  assert.match(outcomes[0].problems[0]?.message ?? '', /ist leer/)
  assert.match(outcomes[2].problems[0]?.message ?? '', /\{firm\.nam\}/)
  assert.ok(text().includes('{ de: Neues, en: News }') && text().includes(heading))
})

test('a problem in another file is reported with its location in words', () => {
  const at = ['persons', 'lindner']
  const was = valueAt(parse(text('people.yaml')), at)
  const unit = { root: at, was, changes: [{ op: 'remove' as const, path: at }] }
  const [outcome] = save(studio(), request([unit], 'people.yaml'), 'de').outcomes
  assert.ok(outcome?.state === 'refused')
  const messages = outcome.problems.map(({ message }) => message)
  assert.ok(messages.length > 0)
  assert.ok(
    messages.every(message => /^(?:\p{L}|[ ,.-])+ › .+: /u.test(message)),
    messages.join('\n'),
  )
  assert.ok(messages.some(message => message.startsWith('Gesundheitsbauten › Ansprechperson: ')))
})

test('a theme colour with too little contrast is refused with the message of the check', () => {
  cpSync(inProgram('themes/auenholz'), join(folder, 'theme'), { recursive: true })
  const colour = (value: string) =>
    save(studio(), request([set(['colours', 'ink'], '#1c2a20', value)], themeFile), 'en').outcomes[0]
  const refused = colour('#888888')
  assert.ok(refused?.state === 'refused')
  assert.deepEqual(refused.problems[0]?.path, ['colours', 'ink'])
  assert.match(
    refused.problems[0]?.message ?? '',
    /^Ink #888888 on paper #eff1e6 has a contrast of 3\.\d and needs 7/,
  )
  assert.deepEqual(colour('#101810'), { state: 'saved' })
  assert.match(text(themeFile), /ink: "#101810"/)
})

test('two dates that are only valid together are saved together', () => {
  const job = (posted: string, validThrough: string) =>
    `- id: bim\n  title: { de: "BIM", en: "BIM" }\n  office: wien\n  employment: FULL_TIME\n  posted: "${posted}"\n  validThrough: "${validThrough}"\n  description: { de: "x", en: "y" }\n`
  writeFileSync(join(content, 'jobs.yaml'), job('2025-01-01', '2025-02-01'))
  const { outcomes } = save(
    studio(),
    request(
      [set([0, 'posted'], '2025-01-01', '2026-01-01'), set([0, 'validThrough'], '2025-02-01', '2026-02-01')],
      'jobs.yaml',
    ),
    'de',
  )
  assert.deepEqual(outcomes, [{ state: 'saved' }, { state: 'saved' }])
})

test('a save keeps the change that another editor made elsewhere in the file', () => {
  const seen = parse(text())
  writeFileSync(join(content, home), text().replace('{ de: Aktuelles, en: News }', '{ de: Neues, en: News }'))
  const { outcomes } = save(
    studio(),
    request([set(['sections', 1, 'heading', 'de'], heading, 'Zahlen')], home, seen),
    'de',
  )
  assert.deepEqual(outcomes, [{ state: 'saved' }])
  assert.ok(text().includes('de: Neues') && /de: "?Zahlen/.test(text()))
})

test('a change that another editor made at the same place causes a conflict and is not overwritten', () => {
  const seen = parse(text())
  writeFileSync(join(content, home), text().replace(heading, 'Hundert Zahlen'))
  const old = text()
  const { outcomes } = save(
    studio(),
    request([set(['sections', 1, 'heading', 'de'], heading, 'Zahlen')], home, seen),
    'de',
  )
  assert.deepEqual(outcomes, [{ state: 'conflict', theirs: 'Hundert Zahlen' }])
  assert.equal(text(), old)
})

test('a browser that repeats an insertion because the answer was lost adds the item only once', () => {
  const seen = parse(text('news.yaml'))
  const items = parse(text('news.yaml')) as unknown[]
  const insert: SaveRequest['units'][number] = {
    root: [],
    was: items,
    changes: [{ op: 'insert', path: [0], value: items[0] }],
  }
  assert.equal(save(studio(), request([insert], 'news.yaml', seen), 'de').outcomes[0]?.state, 'saved')
  const once = text('news.yaml')
  assert.notEqual(once, readFileSync(join(otherFirm, 'news.yaml'), 'utf8'))
  assert.equal(save(studio(), request([insert], 'news.yaml', seen), 'de').outcomes[0]?.state, 'saved')
  assert.equal(text('news.yaml'), once)
})

test('an edit in a list that has grown in the meantime is a conflict and changes nothing', () => {
  const seen = parse(text('news.yaml'))
  const items = text('news.yaml')
  writeFileSync(join(content, 'news.yaml'), items + items.slice(items.indexOf('- ')))
  const old = text('news.yaml')
  const was = /date: "?([\d-]+)/.exec(items)?.[1]
  const { outcomes } = save(studio(), request([set([0, 'date'], was, '2026-01-01')], 'news.yaml', seen), 'de')
  assert.equal(outcomes[0]?.state, 'conflict')
  assert.equal(text('news.yaml'), old)
})

test('a save is refused for any name that is not a content file, including paths outside the content', () => {
  for (const file of [
    '../package.json',
    '/etc/passwd',
    'pages/../../package.json',
    'pages/home',
    'media/plan.svg',
    '',
  ])
    assert.throws(() => save(studio(), { file, units: [set(['x'], undefined, 1)] }, 'de'), /no longer exists/)
})

test('a save repeated after a Studio restart succeeds without a conflict, and so does a later edit', () => {
  const seen = parse(text()) as { sections: { text: { de: string } }[] }
  const was = seen.sections[2]?.text.de
  const path = ['sections', 2, 'text', 'de']
  const wrong = set(['sections', 2, 'lead', 'en'], undefined, '{firm.nam} measures.')
  const lead = {
    ...wrong,
    was: (parse(text()) as { sections: { lead: { en: string } }[] }).sections[2]?.lead.en,
  }
  const first = request([lead, set(path, was, 'Erste Fassung.')], home, seen)
  assert.equal(save(studio(), first, 'de').outcomes[1]?.state, 'saved')
  assert.deepEqual(
    save(studio(), first, 'de').outcomes.map(({ state }) => state),
    ['refused', 'saved'],
  )
  const second = request([set(path, 'Erste Fassung.', 'Zweite Fassung.')])
  assert.deepEqual(save(studio(), second, 'de').outcomes, [{ state: 'saved' }])
})

test('a hundred refused texts need far fewer checks than texts, and the valid text is saved', () => {
  const file = 'interface.yaml'
  const start = text(file)
  const paths: Path[] = []
  const collect = (value: unknown, path: Path) => {
    if (typeof value === 'string' && (path.at(-1) === 'de' || path.at(-1) === 'en')) paths.push(path)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) collect(item, [...path, key])
  }
  collect(parse(start), [])
  const [good = [], ...others] = paths
  const units = (value: (path: Path) => string) =>
    [good, ...others.slice(0, 100)].map(path => set(path, valueAt(parse(start), path), value(path)))
  /** Saves, and returns the outcomes and how often the folder of the content was asked for, at least once for each check. */
  const counted = (saved: SaveRequest) => {
    let folders = 0
    const asked = {
      ...studio(),
      get content() {
        folders++
        return content
      },
    }
    return { outcomes: save(asked, saved, 'de').outcomes, folders }
  }
  const refused = counted(
    request(
      units(path => (path === good ? 'Zu' : '')),
      file,
    ),
  )
  assert.equal(refused.outcomes[0]?.state, 'saved')
  assert.ok(refused.outcomes.slice(1).every(({ state }) => state === 'refused'))
  // One check for each change would ask a hundred times.
  assert.ok(refused.folders < 50, `${refused.folders} times`)
  const unknown = Array.from({ length: 100 }, (_, index) => set(['seo', `x${index}`], undefined, 'a'))
  const unsafe = counted(request(unknown))
  assert.ok(unsafe.outcomes.every(({ state }) => state === 'refused'))
  assert.ok(unsafe.folders < 50, `${unsafe.folders} times`)
})
