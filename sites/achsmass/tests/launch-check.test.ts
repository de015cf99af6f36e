// The launch check, on the unchanged sample content and on a copy with the data of a real firm.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { launchFindings } from '../../../deploy/launch/launch-check.ts'
import { sampleData } from '../../../deploy/launch/sample-data.ts'
import { listSample, readSampleList } from '../../../deploy/launch/sample-list.ts'
import { valueAt } from '../../../src/content/changes.ts'
import { sample } from '../../../tests/support/sites.ts'
import { type SmtpPeer, startSmtpPeer } from '../../../tests/support/smtp-peer.ts'
import { inProgram } from '../../../tools/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
const now = new Date('2026-12-01')
const firm = { name: 'Hallbauer AG', url: 'https://www.hallbauer-architekten.de', alternate: 'hallbauer.hu' }
let peer: SmtpPeer
let environment: Record<string, string>
const listed = readSampleList()
const publicDir = join(sample.folder, 'public')
const phrases = Object.values(listed.phrases).flat()

const isMedia = (path: string) => /\.(jpg|png|avif|svg|mp4|webm|vtt)$/.test(path)

before(async () => {
  peer = await startSmtpPeer()
  environment = {
    SITE_URL: firm.url,
    MATOMO_URL: '',
    HSTS: 'host',
    RETENTION_MONTHS: '12',
    MAIL_TO: 'buero@hallbauer-architekten.de',
    MAIL_FROM: 'website@hallbauer-architekten.de',
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  }
  cpSync(sample.content, folder, { recursive: true, filter: path => !isMedia(path) })
  // Only the names of pictures and films matter here, so they are empty files.
  for (const name of readdirSync(join(sample.content, 'media'), { recursive: true, encoding: 'utf8' }).filter(
    isMedia,
  ))
    writeFileSync(join(folder, 'media', name), '')
  makeReal()
})
after(async () => {
  await peer.close()
  rmSync(folder, { recursive: true })
})

/** Replaces the sample's data as a firm would, as far as code can. */
function makeReal(): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.yaml'),
  ))
    edit(file, text =>
      phrases
        .reduce((changed, phrase, index) => changed.replaceAll(phrase, `Eigenes ${index}`), text)
        .replace(/ - achsmass-hu\.example\n +- www\.achsmass-hu\.example/, ` - ${firm.alternate}`)
        .replaceAll('https://achsmass.example', firm.url)
        .replaceAll('.example', '.de')
        .replace(/^sample:\n.*\n.*\n/m, 'aiTraining: refuse\n')
        .replaceAll(/ \((?:fiktiv|fictional)\)/g, '')
        .replaceAll(/.*(?:sind erfunden|are invented).*\n/g, '')
        .replaceAll('Muster Berufshaftpflicht', 'Rheinische Berufshaftpflicht')
        .replaceAll('Achsmass', 'Hallbauer')
        .replaceAll('90009', '247157')
        .replaceAll('+36 1 000', '+36 1 326')
        .replaceAll(/HRB 000/g, 'HRB 118')
        .replaceAll(/(DE|HU)0{5}/g, '$129460')
        .replaceAll(/(Cg\. 01-09-|É 01-)0/g, '$14')
        .replaceAll('9001-22', '9001-71'),
    )
  edit('pages/accessibility.yaml', text => text.replace(/^review:/m, 'review:\n  by: Dr. Ruth Adelung'))
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

const check = (changes: Partial<Parameters<typeof launchFindings>[0]> = {}) =>
  launchFindings({
    contentDir: folder,
    publicDir: 'none',
    host: 'machine',
    environment,
    resolveHost: async () => {},
    now,
    ...changes,
  })
const lines = async (changes: Parameters<typeof check>[0]) =>
  (await check(changes)).map(({ where, what }) => `${where}: ${what}`)

test('the launch check rejects the sample firm, and each finding names the place and the problem', async () => {
  const found = (await lines({ contentDir: sample.content, publicDir, environment: {} })).join('\n')
  for (const expected of [
    /^content\/people\.yaml:\d+ {2}persons › \w+ › email: example address: achsmass\.example, and \d+ more/m,
    /^content\/firm\.yaml:\d+ {2}phone: phone number from a range reserved for fiction: \+49 69 90009-000/m,
    /^content\/pages\/impressum\.yaml:\d+ {2}sections › clauses › text › de: sample number .*: HRB 000 317/m,
    /^content\/pages\/impressum\.yaml:\d+ .*words that say it is made up: fiktiv/m,
    /^content\/people\.yaml:\d+ {2}persons › brandt › name: person of the sample firm: Leonie Brandt, and 9 more/m,
    /^content\/pages\/impressum\.yaml:\d+ .*: person of the sample firm: Jördis Hallbauer/m,
    /^content\/projects\/[\w-]+\.yaml:3 {2}title › de: project of the sample firm: .*, and 43 more in this folder$/m,
    /^content\/pages\/rail\.yaml:\d+ {2}sections › rows › cells › de: partner or client of the sample firm/m,
    /^content\/testimonials\.yaml:\d+ {2}quote › de: words of the sample firm’s people/m,
    /^content\/media\/portrait-[\w-]+\.jpg: portrait of the sample firm, and 49 more/m,
    /^content\/media\/[\w-]+\.jpg: picture of the sample firm, and \d+ more/m,
    /^content\/media\/[\w.-]+\.mp4: film of the sample firm, and \d+ more/m,
    /^public\/favicon\.ico: icon of the sample firm, and 4 more/m,
    /^content\/firm\.yaml:\d+ {2}offices › street: address of the sample firm: .*, and 1 more/m,
    /^\.env {2}HSTS: is not set/m,
    /^content\/firm\.yaml {2}aiTraining: is not set/m,
    /^content\/firm\.yaml {2}sample: says that this firm is a sample/m,
    /^content\/pages\/datenschutz\.yaml:\d+ {2}approved › by: person of the sample firm: Jördis Hallbauer/m,
    /^content\/pages\/accessibility\.yaml {2}review › by: no accessibility review of your own/m,
    /^\.env {2}SITE_URL: /m,
    /^\.env {2}MATOMO_URL: /m,
    /^\.env {2}RETENTION_MONTHS: /m,
    /^\.env {2}MAIL_TO: example address/m,
    /^\.env {2}MAIL_FROM: example address/m,
    /^\.env {2}SMTP_URL: no mail server is set/m,
  ])
    assert.match(found, expected)
})

test('the launch check locates a project title and a portrait left over from the sample', async () => {
  const left = 'portrait-agnes.jpg'
  cpSync(join(sample.content, 'media', left), join(folder, 'media', left))
  edit('projects/campus-nordring.yaml', text => text.replace(/de: "[^"]*"/, 'de: "Campus Nordring"'))
  assert.deepEqual(await lines({}), [
    'content/projects/campus-nordring.yaml:3  title › de: project of the sample firm: Campus Nordring',
    `content/media/${left}: portrait of the sample firm, to be replaced by your own`,
  ])
  writeFileSync(join(folder, 'media', left), '')
  edit('projects/campus-nordring.yaml', text => text.replace('Campus Nordring', 'Eigener Campus'))
})

test('the check recognises every kind of sample data and ignores real data that resembles it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinds-'))
  const kindOf = (text: string) => {
    writeFileSync(join(folder, 'any.yaml'), JSON.stringify({ text }))
    return sampleData(folder).map(({ says }) => says.en.split(':')[0])
  }
  const known: Record<string, string[]> = {
    'example address': ['a@achsmass.example', 'www.example.com', 'firma.test', 'x@y.invalid'],
    'phone number from a range reserved for fiction': [
      ...['+49 69 90009-000', '+49 30 23125 001', '+49 40 66969-12', '+49 221 4710-123', '+49 89 99998 111'],
      ...['+36 1 000 0010', '+44 1632 960001', '+44 20 7946 0018'],
    ],
    'sample number of a register or certificate': [
      ...[
        'HRB 000 317',
        'HRA 0004',
        'DE000001234',
        'HU00000123',
        'Cg. 01-09-0001',
        'É 01-0123',
        'Nr. 9001-2217',
      ],
    ],
    'words that say it is made up': [
      ...[
        'fiktiv',
        'Fiktive Firma',
        'A fictional firm',
        'Alle Namen sind erfunden.',
        'All names are invented.',
      ],
      'Muster Berufshaftpflicht',
    ],
    'name of the sample firm': ['Achsmass AG'],
  }
  for (const [what, texts] of Object.entries(known))
    for (const text of texts) assert.deepEqual(kindOf(text), [what], text)
  for (const own of [
    'contest.de',
    '+49 69 247157-0',
    '+36 1 326 0010',
    'HRB 118 317',
    'DE129460123',
    'Musterhaus',
    '9001-71',
  ])
    assert.deepEqual(kindOf(own), [], own)
  rmSync(folder, { recursive: true })
})

test('the path of a content finding leads to the value that the finding quotes', () => {
  for (const { file, path, says } of sampleData(sample.content)) {
    const value = valueAt(parse(readFileSync(join(sample.content, file), 'utf8')), path)
    const [, found = ''] = /: (.*?)(, and \d+ more in this \w+)?$/.exec(says.en) ?? []
    assert.ok(String(value).includes(found), `${file} ${path.join(' ')}: ${says.en}`)
  }
})

test('the stored list of sample data matches the content of the sample firm', context => {
  if (!readFileSync(join(sample.content, 'firm.yaml'), 'utf8').includes('name: Achsmass AG'))
    return context.skip('the content is a firm’s own; the list stays as it was')
  assert.deepEqual(listed, listSample(sample.content, publicDir), 'run node bin/achsmass.mjs sample-list')
})

test('a firm with its own data passes the check, and the mail server receives its test mail', async () => {
  peer.received.length = 0
  assert.deepEqual(await lines({}), [])
  const [mail] = await peer.parsed()
  assert.equal(mail?.subject, 'Launch check: www.hallbauer-architekten.de')
  assert.equal(mail?.from?.name, firm.name)
  assert.deepEqual(peer.received[0]?.recipients, ['buero@hallbauer-architekten.de'])
})

test('the check reports a legal text without an approval', async () => {
  const file = 'pages/datenschutz.yaml'
  const before = readFileSync(join(folder, file), 'utf8')
  edit(file, text => text.replace(/^approved: .*\n/m, ''))
  assert.match(
    (await lines({})).join('\n'),
    /^content\/pages\/datenschutz\.yaml {2}approved: nobody has approved[^\n]*$/,
  )
  writeFileSync(join(folder, file), before)
})

test('the check reports an open position without pay or reason, or with a title for one sex only', async () => {
  const before = readFileSync(join(folder, 'jobs.yaml'), 'utf8')
  const job = (id: string, more: string) =>
    `- { id: ${id}, title: { de: Architekt (m/w/d), en: A }, office: frankfurt, employment: FULL_TIME, posted: 2026-11-01,
    validThrough: 2027-01-31, description: { de: A., en: A. }, ${more} }\n`
  const salary = 'salary: { from: 1, to: 2, currency: EUR, per: MONTH }'
  const reason = 'withoutSalary: { de: Nach Tarif., en: As agreed with the union. }'
  writeFileSync(join(folder, 'jobs.yaml'), job('a', '') + job('b', salary) + job('c', reason))
  assert.deepEqual(await lines({}), [
    'content/jobs.yaml: a does not state the pay; enter a range under salary, or when applicants are told it under withoutSalary',
  ])
  writeFileSync(join(folder, 'jobs.yaml'), job('a', salary).replace(' (m/w/d)', ''))
  assert.deepEqual(await lines({}), [
    'content/jobs.yaml: The title of a may read as meant for one sex only (§ 11 AGG); add (m/w/d)',
  ])
  writeFileSync(join(folder, 'jobs.yaml'), before)
})

test('each kind of host requires its own settings, and a static host needs no mail server', async () => {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, RETENTION_MONTHS, ...withoutService } = environment
  const options = { host: 'static', environment: withoutService } as const
  assert.deepEqual(
    (await check(options)).map(({ where }) => where),
    ['content/firm.yaml  inquiries'],
  )
  const before = readFileSync(join(folder, 'firm.yaml'), 'utf8')
  edit('firm.yaml', text => `${text}inquiries: none\n`)
  assert.deepEqual(await check(options), [])
  assert.match((await lines({})).join(), /sends the forms elsewhere/)
  writeFileSync(join(folder, 'firm.yaml'), before)
  assert.deepEqual(
    (await check({ host: 'cdn' })).map(({ where }) => where),
    ['.env  CONTACT_ORIGIN', '.env  ALLOWED_ORIGINS'],
  )
  assert.deepEqual(
    (await check({ host: 'container' })).map(({ where }) => where),
    ['.env  TRUSTED_PROXIES'],
  )
})

test('the check reports a test mail that the mail server refuses', async () => {
  peer.behaviour = 'refuse-5xx'
  const found = await lines({})
  peer.behaviour = 'accept'
  assert.equal(found.length, 1)
  assert.match(found[0] ?? '', /^\.env {2}SMTP_URL: the test mail was not taken by 127\.0\.0\.1:\d+: .*550/)
})

test('the check reports an alternate domain without DNS, an expiring security.txt and unset settings', async () => {
  const resolveHost = (host: string) =>
    host === firm.alternate ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve()
  const { MATOMO_URL, RETENTION_MONTHS, ...undecided } = environment
  const found = await lines({ resolveHost, now: new Date('2027-10-01'), environment: undecided })
  assert.deepEqual(found, [
    'content/firm.yaml  security › expires: security.txt expires in 30 days; renew it for a year',
    '.env  MATOMO_URL: is not set; for no visitor statistics, leave its value empty (MATOMO_URL=)',
    '.env  RETENTION_MONTHS: is not set; decide after how many months inquiries are deleted (the privacy page states it)',
    `content/firm.yaml  alternateHosts: ${firm.alternate} does not resolve; add it to your domain's DNS, or correct it here`,
  ])
})

test('the check reports an expired security.txt, Matomo without a site ID and an invalid port', async () => {
  const found = await lines({
    now: new Date('2028-01-01'),
    environment: { ...environment, MATOMO_URL: 'https://stats.hallbauer.hu', PORT: 'none' },
  })
  assert.deepEqual(found, [
    'content/firm.yaml  security › expires: security.txt has expired; enter a date one year from now',
    '.env  MATOMO_SITE_ID: is not set; Matomo needs it',
    '.env: PORT must be a whole number from 0 to 65535, not "none".',
  ])
})

test('the check sends no mail from an example address, and reports a main domain without DNS', async () => {
  peer.received.length = 0
  const found = await lines({
    resolveHost: host =>
      host.startsWith('www.') ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(),
    environment: { ...environment, MAIL_FROM: 'website@hallbauer.example' },
  })
  assert.deepEqual(found, [
    '.env  MAIL_FROM: example address: website@hallbauer.example',
    "content/firm.yaml  url: www.hallbauer-architekten.de does not resolve; add it to your domain's DNS, or correct it here",
  ])
  assert.deepEqual(peer.received, [])
})

test('the command exits with 1 if it has findings, and with 0 if it has none', async () => {
  const run = (env: Record<string, string>, cwd: string) =>
    new Promise<{ code: number | null; output: string }>(resolve => {
      const child = spawn(process.execPath, [inProgram('cli/launch-check.ts')], {
        cwd,
        env: { PATH: process.env.PATH, ...env },
      })
      let output = ''
      child.stdout.on('data', chunk => {
        output += chunk
      })
      child.on('close', code => resolve({ code, output }))
    })
  const found = await run({}, sample.folder)
  assert.equal(found.code, 1)
  assert.match(found.output, /^Not ready: \d+ things need to be done\.$/m)
  assert.match(found.output, /^For a lawyer[\s\S]*^- BFSG: /m)

  // These hosts resolve without a network.
  edit('firm.yaml', text =>
    text.replace(firm.url, 'https://127.0.0.1').replace(`- ${firm.alternate}`, '- 127.0.0.2'),
  )
  const own = {
    ...environment,
    CONTENT_DIR: folder,
    SITE_URL: 'https://127.0.0.1',
  }
  const real = await run(own, folder)
  assert.match(real.output, /^Ready to go online\. A test mail was sent: check that it has arrived\.$/m)
  assert.equal(real.code, 0)
})
