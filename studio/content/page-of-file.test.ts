// The preview finds its page in the content: pages may have any name, and a firm may lack pages of a kind.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { studioSettings } from '../http/settings.ts'
import { pagesOf } from './page-of-file.ts'

let content = ''
const studio = () => ({ ...studioSettings([], {}), content })
before(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(otherFirm, content, { recursive: true })
})
after(() => rmSync(content, { recursive: true }))

test('the preview of a list opens the page that shows it, whatever the page is called', () => {
  assert.equal(pagesOf(studio(), 'jobs.yaml').de, '/karriere')
  renameSync(join(content, 'pages/karriere.yaml'), join(content, 'pages/arbeiten.yaml'))
  assert.equal(pagesOf(studio(), 'jobs.yaml').de, '/arbeiten')
  assert.equal(pagesOf(studio(), 'stored-data.yaml').en, '/en/datenschutz')
  assert.equal(pagesOf(studio(), 'faq.yaml').de, '/faq')
  assert.match(String(pagesOf(studio(), 'project-page.yaml').de), /^\/projects\/./)
})

test('the preview of a list opens the home page if no page shows the list', () => {
  rmSync(join(content, 'pages/arbeiten.yaml'))
  assert.equal(pagesOf(studio(), 'jobs.yaml').de, '/')
  assert.equal(pagesOf(studio(), 'news.yaml').en, '/en')
})
