// Tests in separate processes, because each reads the content and settings that decide about consent only once.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { twoLanguageFirm } from '../../tests/support/two-language-firm.ts'

const folder = mkdtempSync(join(tmpdir(), 'consent-'))
after(() => rmSync(folder, { recursive: true }))
cpSync(twoLanguageFirm, folder, { recursive: true })
const file = join(folder, 'firm.yaml')
const firm = readFileSync(file, 'utf8').replace(/^countVisits: .*\n/m, '')

const program = `
  const { consentData } = await import('./src/frame/frame.ts')
  const { statistics } = await import('./src/frame/statistics.ts')
  const { parts } = await import('./src/sections/LongText/present.ts')
  const { counting, cookies, optOut } = parts('de')
  console.log(JSON.stringify({
    intro: consentData('de')?.intro ?? null,
    attributes: Object.keys(statistics()),
    counting,
    canAnswer: optOut !== undefined && cookies.settings !== undefined,
    rows: cookies.rows.some(({ when }) => when === 'answered'),
  }))`

function pagesOf(lines: string, matomo = false) {
  writeFileSync(file, lines + firm)
  const environment = matomo ? { MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: '1' } : {}
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, CONTENT_DIR: folder, ...environment },
    encoding: 'utf8',
  })
  return JSON.parse(output) as Record<string, unknown>
}

test('a firm without statistics still shows a consent banner, which says that it counts no visits', () => {
  const { intro, ...rest } = pagesOf('')
  assert.match(String(intro), /zählt keine Besuche/)
  assert.deepEqual(rest, { attributes: [], counting: 'textWithoutStatistics', canAnswer: true, rows: true })
})

test('a firm that counts visits only as totals shows a banner that says nothing needs consent', () => {
  const { intro, ...rest } = pagesOf('countVisits: true\n')
  assert.match(String(intro), /Nichts hier braucht Ihre Einwilligung/)
  assert.deepEqual(rest, {
    attributes: ['data-visits'],
    counting: 'textWithVisitCounts',
    canAnswer: true,
    rows: true,
  })
})

test('with Matomo, the banner asks for consent, and the built-in visit counter is off', () => {
  for (const lines of ['countVisits: true\n', 'countVisits: true\naskConsent: false\n']) {
    const { intro, ...rest } = pagesOf(lines, true)
    assert.match(String(intro), /Besuche zählen wir erst, wenn Sie zustimmen/)
    const attributes = ['data-matomo-url', 'data-matomo-site']
    assert.deepEqual(rest, { attributes, counting: 'text', canAnswer: true, rows: true })
  }
})

test('if nothing needs consent, the content can remove the banner and its row in the privacy policy', () => {
  assert.deepEqual(pagesOf('askConsent: false\n'), {
    intro: null,
    attributes: [],
    counting: 'textWithoutStatistics',
    canAnswer: false,
    rows: false,
  })
})

test('visitors of a site without a banner can still opt out of visit counting', () => {
  const { intro, canAnswer, rows } = pagesOf('countVisits: true\naskConsent: false\n')
  assert.deepEqual({ intro, canAnswer, rows }, { intro: null, canAnswer: true, rows: true })
})
