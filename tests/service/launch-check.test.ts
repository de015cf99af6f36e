// The check before going online: on the sample content as it is, and on a copy with data as a real firm has it.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { launchFindings } from '../../deploy/launch/launch-check.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'

const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
const now = new Date('2026-12-01')
const firm = { name: 'Hallbauer AG', url: 'https://www.hallbauer-architekten.de', alternate: 'hallbauer.hu' }
let peer: SmtpPeer
let environment: Record<string, string>

const isMedia = (path: string) => /\.(jpg|png|avif|svg|mp4|webm|vtt)$/.test(path)

before(async () => {
  peer = await startSmtpPeer()
  environment = {
    SITE_URL: firm.url,
    ALTERNATE_HOSTS: firm.alternate,
    FIRM_NAME: firm.name,
    MATOMO_URL: '',
    RETENTION_MONTHS: '12',
    MAIL_TO: 'buero@hallbauer-architekten.de',
    MAIL_FROM: 'website@hallbauer-architekten.de',
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  }
  cpSync('content', folder, { recursive: true, filter: path => !isMedia(path) })
  // Only the names of pictures and films matter here.
  for (const name of readdirSync('content/media').filter(isMedia))
    writeFileSync(join(folder, 'media', name), '')
  makeReal()
})
after(async () => {
  await peer.close()
  rmSync(folder, { recursive: true })
})

/** What a firm does to the sample content, as far as a machine can. */
function makeReal(): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.yaml'),
  ))
    edit(file, text =>
      text
        .replace(/ - achsmass-hu\.example\n +- www\.achsmass-hu\.example/, ` - ${firm.alternate}`)
        .replaceAll('https://achsmass.example', firm.url)
        .replaceAll('.example', '.de')
        .replace(/^sample:\n.*\n.*\n/m, '')
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
  for (const page of ['impressum', 'datenschutz'])
    edit(`pages/${page}.yaml`, text =>
      text.replace(/^updated:/m, 'approved: { by: Dr. Ruth Adelung, on: 2026-11-30 }\nupdated:'),
    )
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

const check = (changes: Partial<Parameters<typeof launchFindings>[0]> = {}) =>
  launchFindings({ contentDir: folder, environment, resolveHost: async () => {}, now, ...changes })
const lines = async (changes: Parameters<typeof check>[0]) =>
  (await check(changes)).map(({ where, what }) => `${where}: ${what}`)

test('the sample firm may not go online, and each finding says where to change what', async () => {
  const found = (await lines({ contentDir: 'content', environment: {} })).join('\n')
  for (const expected of [
    /^content\/people\.yaml:\d+ {2}persons › \w+ › email: example address: achsmass\.example, and \d+ more/m,
    /^content\/firm\.yaml:\d+ {2}phone: phone number that is kept for fiction: \+49 69 90009-000/m,
    /^content\/pages\/impressum\.yaml:\d+ {2}sections › body › de: sample number .*: HRB 000 317/m,
    /^content\/pages\/impressum\.yaml:\d+ .*words that say it is made up: fiktiv/m,
    /^content\/firm\.yaml {2}sample: says that this firm is a sample/m,
    /^content\/pages\/datenschutz\.yaml {2}approved: nobody has signed/m,
    /^\.env {2}SITE_URL: /m,
    /^\.env {2}MATOMO_URL: /m,
    /^\.env {2}RETENTION_MONTHS: /m,
    /^\.env {2}MAIL_TO: example address/m,
    /^\.env {2}SMTP_URL: no mail server is set/m,
  ])
    assert.match(found, expected)
})

test('a firm with data of its own is ready, and its test mail has arrived', async () => {
  peer.received.length = 0
  assert.deepEqual(await lines({}), [])
  const [mail] = await peer.parsed()
  assert.equal(mail?.subject, 'Launch check: www.hallbauer-architekten.de')
  assert.deepEqual(peer.received[0]?.recipients, ['buero@hallbauer-architekten.de'])
})

test('a mail that the server does not take is a finding', async () => {
  peer.behaviour = 'refuse-5xx'
  const found = await lines({})
  peer.behaviour = 'accept'
  assert.equal(found.length, 1)
  assert.match(found[0] ?? '', /^\.env {2}SMTP_URL: the test mail was not taken by 127\.0\.0\.1:\d+: .*550/)
})

test('an alternate domain without DNS, a security.txt that ends and undecided figures are findings', async () => {
  const resolveHost = (host: string) =>
    host === firm.alternate ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve()
  const { MATOMO_URL, RETENTION_MONTHS, ...undecided } = environment
  const found = await lines({ resolveHost, now: new Date('2027-10-01'), environment: undecided })
  assert.deepEqual(found, [
    'content/firm.yaml  security › expires: security.txt expires in 30 days; renew it for a year',
    '.env  MATOMO_URL: is not set; leave it empty (MATOMO_URL=) to decide against visitor statistics',
    '.env  RETENTION_MONTHS: is not set; decide after how many months inquiries are deleted (the privacy page states it)',
    `content/firm.yaml  alternateHosts: ${firm.alternate} does not resolve; enter it at your domain's DNS, or correct it here`,
  ])
})

test('the command ends with 1 while something is to be done, and with 0 when nothing is', async () => {
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; output: string }>(resolve => {
      const child = spawn(process.execPath, ['scripts/launch-check.ts'], {
        env: { PATH: process.env.PATH, ...env },
      })
      let output = ''
      child.stdout.on('data', chunk => {
        output += chunk
      })
      child.on('close', code => resolve({ code, output }))
    })
  const sample = await run({})
  assert.equal(sample.code, 1)
  assert.match(sample.output, /^Not ready: \d+ things are to be done\.$/m)

  // Names that resolve without a network.
  edit('firm.yaml', text =>
    text.replace(firm.url, 'https://127.0.0.1').replace(`- ${firm.alternate}`, '- 127.0.0.2'),
  )
  const real = await run({
    ...environment,
    CONTENT_DIR: folder,
    SITE_URL: 'https://127.0.0.1',
    ALTERNATE_HOSTS: '127.0.0.2',
  })
  assert.equal(real.output, 'Ready to go online. A test mail was sent: see that it has arrived.\n')
  assert.equal(real.code, 0)
})
