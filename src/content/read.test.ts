import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import type { Content } from '../site/content.ts'
import { foundAddresses } from '../site/pages.ts'
import { siteModel } from '../site/site-model.ts'
import { checkContent } from './check-content.ts'
import { ContentError, type ContentProblem, pathName, spokenLanguage } from './problems.ts'
import { publicContent } from './public-content.ts'
import { parseContent, readContent } from './read.ts'
import { openFolder } from './regular-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  // Pictures and films are created as empty files, because only their names matter here.
  cpSync(otherFirm.content, folder, { recursive: true, filter: path => !isMedia(path) })
  for (const name of readdirSync(join(otherFirm.content, 'media'), {
    recursive: true,
    encoding: 'utf8',
  }).filter(isMedia))
    writeFileSync(join(folder, 'media', name), '')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Changes one file and returns the problems that the check reports. */
function after(file: string, change: (text: string) => string): ContentProblem[] {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const changed = change(before)
  assert.notEqual(changed, before, 'the test must change something')
  writeFileSync(path, changed)
  return problems()
}

function problems(): ContentProblem[] {
  try {
    readContent(siteModel, folder, 'en')
    return []
  } catch (error) {
    assert.ok(error instanceof ContentError, String(error))
    return error.problems
  }
}

const lineOf = (file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex(line => line.includes(text)) + 1

const isMedia = (path: string) => /\.(jpg|png|avif|svg|mp4|webm|vtt)$/.test(path)

function only(found: ContentProblem[]): ContentProblem {
  assert.equal(found.length, 1, JSON.stringify(found))
  return found[0] as ContentProblem
}

test('the content of the fixture firm has no problems', () => assert.deepEqual(problems(), []))

test('a missing translation is reported with its file, line, field and remedy', () => {
  const problem = only(after('news.yaml', text => text.replace(/\n +en: "?The last slab is poured"?/, '')))
  assert.equal(problem.file, 'news.yaml')
  assert.equal(problem.line, lineOf('news.yaml', 'Die letzte Decke ist betoniert') - 1)
  assert.equal(pathName(problem.path), '1. › title')
  assert.match(problem.says.en, /en text is missing.*only: de/)
})

test('an item marked "only: de" needs no English text', () => {
  const found = after('news.yaml', text =>
    text.replace(/\n +en: "?The last slab is poured"?/, '').replace('only: [ de, en ]', 'only: de'),
  )
  assert.deepEqual(found, [])
})

test('an unknown key is reported with its line', () => {
  const problem = only(after('navigation.yaml', text => text.replace('focus:', 'fokus: []\nfocus:')))
  assert.equal(pathName(problem.path), 'fokus')
  assert.equal(problem.line, lineOf('navigation.yaml', 'fokus'))
  assert.match(problem.says.en, /not known here/)
})

test('the message about a link to a missing page lists the existing pages', () => {
  const problem = only(after('news.yaml', text => text.replace('link: /healthcare', 'link: /health-care')))
  assert.equal(problem.line, lineOf('news.yaml', '/health-care'))
  assert.match(problem.says.en, /leads nowhere.*\/healthcare/)
})

test('an invalid date is refused', () => {
  for (const wrong of ['2025-02-30', '30.09.2025', 'soon']) {
    const problem = only(after('news.yaml', text => text.replace(/date: \S+/, `date: "${wrong}"`)))
    assert.match(problem.says.en, /is not a date/)
    assert.equal(problem.line, lineOf('news.yaml', wrong))
  }
})

test('an unknown category is refused with a list of the existing ones', () => {
  const file = 'projects/ambulatorium-erlaa.yaml'
  const problem = only(after(file, text => text.replace('category: healthcare', 'category: hospital')))
  assert.equal(problem.file, file)
  assert.match(problem.says.en, /there is no category.*healthcare/)
})

test('a missing picture file and a missing alternative text give different messages', () => {
  assert.match(
    only(after('news.yaml', text => text.replace(/picture: \S+/, 'picture: nowhere.png'))).says.en,
    /has no picture/,
  )
  cpSync(join(folder, 'media', 'frame.png'), join(folder, 'media', 'nowhere.png'))
  assert.match(only(problems()).says.en, /no alternative text/)
})

test('files in memory are checked like files on disk', () => {
  const { files, read } = openFolder(folder)
  const texts = new Map([...files].map(file => [file, read(file)]))
  const inMemory = {
    files: new Set(texts.keys()),
    irregular: [],
    read: (file: string) => texts.get(file) as Buffer,
  }
  const { problems, content } = parseContent(siteModel, inMemory)
  assert.deepEqual(problems, [])
  assert.deepEqual(publicContent(content), readContent(siteModel, folder))
  texts.set('news.yaml', Buffer.from('- title: 1\n'))
  assert.deepEqual(
    new Set(parseContent(siteModel, inMemory).problems.map(({ file }) => file)),
    new Set(['news.yaml']),
  )
})

test('all files are checked in one run', () => {
  after('news.yaml', text => text.replace('link: /healthcare', 'link: /nowhere'))
  const found = after('firm.yaml', text => text.replace('founded: 2011', 'founded: early'))
  assert.deepEqual(
    found.map(problem => problem.file),
    ['firm.yaml', 'news.yaml'],
  )
})

test('a file with invalid YAML is reported with its line', () => {
  const text = readFileSync(join(folder, 'jobs.yaml'), 'utf8')
  const problem = only(after('jobs.yaml', text => `${text}\n: : [`))
  assert.deepEqual([problem.file, problem.line], ['jobs.yaml', text.split('\n').length + 1])
  assert.match(problem.says.en, /needs straight quotes/)
})

test('a project must not take the address of another page', () => {
  const text = readFileSync(join(folder, 'projects/wohnhof-kagran.yaml'), 'utf8')
  const written = (order: number) => text.replace(/order: \d+/, `order: ${order}`)
  writeFileSync(join(folder, 'projects/finder.yaml'), written(901).replace(/drawings:[\s\S]*/, ''))
  writeFileSync(join(folder, 'projects/sheets.yaml'), written(902).replace(/drawings:[\s\S]*/, ''))
  assert.deepEqual(
    problems().map(({ file, says }) => [file, says.en]),
    [
      ['projects/finder.yaml', '/projects/finder is another page; rename the file'],
      ['projects/sheets.yaml', '/projects/sheets is another page; rename the file'],
    ],
  )
})

for (const [address, languages, message] of [
  ['/projects/wohnhof-kagran', ['de', 'en'], /is the address of a project.*wohnhof-kagran\.yaml/],
  ['/projects/labor-am-kanal', ['de', 'en'], /is the address of a project.*labor-am-kanal\.yaml/],
  ['/api/housing', ['de'], /is reserved for the site itself/],
  ['/people', ['de'], /is reserved for the site itself/],
  ['/share/housing', ['de'], /is reserved for the site itself/],
  ['/housing/index', ['de', 'en'], /is reserved for the site itself/],
  ['/apiary', [], /^$/],
] as const)
  test(`a page with the address ${address} is ${languages.length > 0 ? 'refused' : 'allowed'}`, () => {
    const own = `address: { de: ${address}, en: ${address} }\n`
    const found = after('pages/housing.yaml', text => own + text).filter(({ path }) => path[0] === 'address')
    assert.deepEqual(
      found.map(({ path }) => pathName(path)),
      languages.map(language => `address › ${language}`),
    )
    for (const { says } of found) assert.match(says.en, message)
  })

test('a page file must not be named like an address of the program', () => {
  for (const name of ['people', 'index']) {
    writeFileSync(join(folder, `pages/${name}.yaml`), readFileSync(join(folder, 'pages/housing.yaml')))
    assert.match(only(problems()).says.en, /cannot be a page/)
    rmSync(join(folder, `pages/${name}.yaml`))
  }
})

test('a hidden page has no address and allows no links, and a required page cannot be hidden', () => {
  const hide = (text: string) => `hidden: true\n${text}`
  const links = after('pages/housing.yaml', hide)
  assert.ok(links.length > 0)
  for (const { says } of links) assert.match(says.en, /no page "housing"|leads nowhere: \/housing/)
  const { content } = parseContent(siteModel, openFolder(folder))
  assert.ok(!foundAddresses(content as Content).includes('/en/housing'))
  const needed = after('pages/projects.yaml', hide).filter(({ path }) => path[0] === 'hidden')
  assert.match(only(needed).says.en, /not possible for this page/)
})

test('the footer must link to the legal notice, the privacy policy and the accessibility statement', () => {
  const legal = 'legal: [ impressum, datenschutz, accessibility ]'
  for (const [written, missing] of [
    ['legal: [ accessibility ]', ['impressum', 'datenschutz']],
    ['legal: [ impressum, datenschutz ]', ['accessibility']],
  ] as const) {
    const found = after('navigation.yaml', text => text.replace(legal, written))
    assert.deepEqual(
      found.map(({ path, says }) => [pathName(path), says.en.replace(/;.*/, '')]),
      missing.map(id => ['footer › legal', `does not contain ${id}`]),
    )
    after('navigation.yaml', text => text.replace(written, legal))
  }
  const office = 'office: [ projects,'
  assert.deepEqual(
    after('navigation.yaml', text =>
      text.replace(legal, 'legal: [ impressum, datenschutz ]').replace(office, `${office} accessibility,`),
    ),
    [],
  )
})

test('a project needs six fields and no more', () => {
  const little = `order: 901
title: { de: "Haus am See", en: "House by the Lake", hu: "Ház a tónál" }
category: housing
picture: slabs.png
description: { de: "Ein Satz.", en: "One sentence.", hu: "Egy mondat." }
facts:
  location: Potsdam
`
  const path = join(folder, 'projects/haus-am-see.yaml')
  writeFileSync(path, little)
  assert.deepEqual(problems(), [])
  for (const line of little.split('\n').slice(0, 5)) {
    writeFileSync(path, little.replace(line, ''))
    assert.match(only(problems()).says.en, /is missing/)
  }
  writeFileSync(path, little.replace('  location: Potsdam', '  state: planning'))
  assert.equal(pathName(only(problems()).path), 'facts › location')
})

test('the check reports files that the site does not read, except system files such as .DS_Store', () => {
  for (const name of [
    'news.yml',
    'Neuigkeiten.yaml',
    'projects/Haus.yaml.txt',
    'projects/notes.txt',
    'pages/Presse.yaml',
    'media/Foto 1.JPG',
    'media/film.mov',
    '.DS_Store',
    'media/Thumbs.db',
  ])
    writeFileSync(join(folder, name), 'de: x')
  assert.deepEqual(
    problems().map(({ file, says }) => [file, says.en.replace(/[;,].*/, '')]),
    [
      ['media/film.mov', 'cannot be used like this'],
      ['media/Foto 1.JPG', 'cannot be used like this'],
      ['Neuigkeiten.yaml', 'is not read'],
      ['news.yml', 'is not read'],
      ['pages/Presse.yaml', 'cannot be a page: its name must have only small letters'],
      ['projects/Haus.yaml.txt', 'is not read'],
      ['projects/notes.txt', 'is not read'],
    ],
  )
})

test('the check reports a missing content file and a missing page file', () => {
  rmSync(join(folder, 'jobs.yaml'))
  rmSync(join(folder, 'pages/thanks.yaml'))
  assert.deepEqual(
    problems().map(({ file }) => file),
    ['jobs.yaml', 'pages/thanks.yaml'],
  )
})

test('the full check also opens the pictures and reports unreadable ones', async () => {
  after('firm.yaml', text => text.replace('founded: 2011', 'founded: early'))
  await assert.rejects(checkContent(siteModel, folder, 'de'), (error: ContentError) => {
    // The media in this folder are empty files, which the check reports as well.
    assert.match(
      error.message,
      /^\d+ Fehler im Inhalt:\n\S*content\/firm\.yaml:14 {2}founded: muss eine Zahl sein/,
    )
    assert.match(error.message, /\S*content\/media\/frame\.png:1 {2}\(ganze Datei\): ist kein Bild/)
    return true
  })
})

test('messages are in German on a machine with a German locale, otherwise in English', () => {
  assert.equal(spokenLanguage({ LANG: 'de_AT.UTF-8' }), 'de')
  assert.equal(spokenLanguage({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }), 'en')
  assert.equal(spokenLanguage({}), 'en')
})

for (const [slip, before, written, at, message] of [
  [
    'neither "public" nor "consent"',
    'feeZone: 3',
    'feeZone: { value: 3 }',
    'feeZone › public',
    /public: false/,
  ],
  [
    'a misspelt "public"',
    'feeZone: 3',
    'feeZone: { value: 3, pubic: false }',
    'feeZone › pubic',
    /is not known here/,
  ],
  [
    'a misspelt "value"',
    'feeZone: 3',
    'feeZone: { valeu: 3, public: false }',
    'feeZone › value',
    /is missing/,
  ],
  [
    'a value of the wrong type',
    'feeZone: 3',
    'feeZone: { value: III, public: false }',
    'feeZone › value',
    /must be a number.*; it says "III"/,
  ],
  [
    'a reversed range',
    'phases: { from: 2, to: 8 }',
    'phases: { value: { from: 8, to: 2 }, public: false }',
    'phases › value › to',
    /2 comes before 8/,
  ],
  [
    'a text but no audience',
    /structure: \{.*\}/,
    'structure: { value: { de: Holz, en: Timber, hu: Fa } }',
    'structure › public',
    /public: false/,
  ],
  [
    'consent to an unknown use',
    'feeZone: 3',
    'feeZone: { value: 3, consent: { on: 2026-01-01, for: [ webseite ] } }',
    'feeZone › consent › for › 1.',
    /must be one of website, tenders, press; it says "webseite"/,
  ],
] as const)
  test(`the check reports an internal fact with ${slip} as such, not as a wrong public fact`, () => {
    const found = after('projects/pflegehaus-weinberg.yaml', text => text.replace(before, written))
    const problem = found.find(({ path }) => pathName(path) === `facts › ${at}`)
    assert.match(problem?.says.en ?? JSON.stringify(found), message)
    // A problem of the whole fact would ask for its plain form, which is public.
    for (const { path } of found) assert.ok(path.length > 2, pathName(path))
  })

for (const [link, message] of [
  ['https://kammer.example/norm?a=1', undefined],
  ['http://kammer.example', /must be a path/],
  ['//kammer.example', /must be a path/],
  ['https://anna@kammer.example', /must be a path/],
  ['javascript:alert(1)', /must be a path/],
  ['https://traglot.example/contact', /is an address of this site/],
  ['https://www.traglot.example', /is an address of this site/],
  ['https://traglot-eu.example/', /is an address of this site/],
] as const)
  test(`the check result for a button link to ${link} is: ${message ?? 'allowed'}`, () => {
    const found = after('pages/home.yaml', text => text.replace('link: "/company"', `link: "${link}"`))
    if (message) assert.match(only(found).says.en, message)
    else assert.deepEqual(found, [])
  })

test('news, pictures and services may link to other sites, but not to a full address of this site', () => {
  const title = '{ de: Norm, en: Norm, hu: Norm }'
  const line = `title: ${title}, text: ${title}, link: "https://kammer.example"`
  const sections = `- section: service-index
    heading: ${title}
    items: [{ ${line} }]
  - section: picture-links
    heading: ${title}
    links: [{ ${line}, picture: frame.png }, { ${line}, picture: frame.png }]
  - section`
  after('news.yaml', text => text.replace(/link: .*/, 'link: https://kammer.example'))
  assert.deepEqual(
    after('pages/home.yaml', text => text.replace(/- section: service-index.*?- section/s, sections)),
    [],
  )
  const ownAddress = (text: string) => text.replaceAll('//kammer.example', '//traglot.example')
  after('news.yaml', ownAddress)
  const found = after('pages/home.yaml', ownAddress)
  assert.deepEqual(
    found.map(({ says }) => /is an address of this site/.test(says.en)),
    [true, true, true, true],
  )
})

for (const [entry, message] of [
  ['{ from: /alt, to: /nirgends }', /leads nowhere/],
  ['{ from: /contact, to: /faq }', /is a page of this site/],
  ['{ from: /Contact, to: /faq }', /is a page of this site/],
  ['{ from: alt, to: /faq }', /must be a path/],
  ['{ from: /alt/, to: /faq }', /must be a path/],
  ['{ from: "/alt?a=1", to: /faq }', /must be a path/],
  ['{ from: /en/thanks, to: /faq }', /is a page of this site/],
  ['{ from: /api/alt, to: /faq }', /is reserved for the site itself/],
  ['{ from: /_astro/alt.css, to: /faq }', /is reserved for the site itself/],
  ['{ from: /.well-known/alt, to: /faq }', /is reserved for the site itself/],
] as const)
  test(`the redirect ${entry} is refused`, () => {
    assert.match(only(after('redirects.yaml', text => `${text}- ${entry}\n`)).says.en, message)
  })

test('an old address can have only one redirect, and its target may have a query', () => {
  const twice = '- { from: /alt, to: /faq }\n- { from: /Alt, to: /contact }\n'
  const problem = only(after('redirects.yaml', text => text + twice))
  assert.match(problem.says.en, /has the same old address as an entry above/)
  assert.deepEqual(
    after('redirects.yaml', () => '- { from: /büro/alt.html, to: "/en/contact?a=1#projekt" }\n'),
    [],
  )
})

test('content in another format version is refused with one message, despite other errors', () => {
  writeFileSync(join(folder, 'firm.yaml'), 'name: 5\n')
  for (const [format, remedy] of [
    ['99', /install a newer version/],
    ['0', /run achsmass upgrade/],
  ] as const) {
    writeFileSync(join(folder, '.format'), `${format}\n`)
    const [problem, ...others] = problems()
    assert.match(problem?.says.en ?? '', remedy)
    assert.deepEqual(others, [])
  }
})
