import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { checkContent } from '../src/content/check-content.ts'
import { nextToWrite, toWrite } from '../src/content/to-write.ts'
import { contentOf } from '../src/sections/find.ts'
import { textWithPicture } from '../src/sections/TextWithPicture/schema.ts'
import { siteModel } from '../src/site/site-model.ts'
import { otherFirm } from '../tests/support/sites.ts'
import { isLeftOut, skeletonOf } from './skeleton.ts'

const fixture = otherFirm.content
const folder = mkdtempSync(join(tmpdir(), 'skeleton-'))
after(() => rmSync(folder, { recursive: true }))
cpSync(fixture, folder, { recursive: true, filter: path => !isLeftOut(relative(fixture, path)) })
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.yaml'),
)
for (const file of files)
  writeFileSync(join(folder, file), skeletonOf(file, readFileSync(join(fixture, file), 'utf8')))
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the skeleton leaves out the text editor schemas that the formatter writes', () => {
  for (const file of ['.schemas', '.schemas/page.json']) assert.ok(isLeftOut(file), file)
  assert.ok(!isLeftOut('.format'))
})

test('the content skeleton of a new firm passes the content check', async () => {
  const { firm, jobs, pages } = await checkContent(siteModel, folder)
  assert.match(firm.name, /^\?\?\? /)
  assert.deepEqual(jobs, [])
  const [introduction] = contentOf(textWithPicture, pages.home)
  assert.match(introduction?.lead?.in('en') ?? '', /^\?\?\? /)
  assert.equal(pages.home?.nav.in('en'), 'Home')
})

test('the projects of a new firm have no drawings, because most firms would only remove them', () => {
  assert.match(readFileSync(join(fixture, 'projects/wohnhof-kagran.yaml'), 'utf8'), /^drawings:$/m)
  assert.match(textOf('projects/wohnhof-kagran.yaml'), /^facts:[\s\S]*^story:/m)
  for (const file of files) assert.doesNotMatch(textOf(file), /view: section/, file)
})

test('the legal texts are not approved yet, and take their date from the approval', () => {
  for (const page of ['impressum', 'datenschutz']) {
    assert.match(textOf(`pages/${page}.yaml`), /^ {4}updated:\n? *\{? *de: ["']?Stand: \{approvedOn\}/m)
    assert.doesNotMatch(textOf(`pages/${page}.yaml`), /^approved/m)
  }
})

test('the interface, form and mail texts of a new firm are already written', () => {
  for (const file of ['interface.yaml', 'forms.yaml', 'mails.yaml', 'pages/thanks.yaml'])
    assert.doesNotMatch(textOf(file).replace(/\n {2}particulars:\n(?: {4}.*\n)+/, ''), /\?\?\?/, file)
})

test('the legal particulars in mails are marked as unwritten in both languages', () => {
  for (const language of ['de', 'en'])
    assert.match(textOf('mails.yaml'), new RegExp(`^ {4}${language}: ["']?[?]{3} [{]firm[}]`, 'm'))
})

test('the check lists what to write next, starting with the firm, until everything is written', () => {
  const places = toWrite(folder)
  assert.equal(places[0]?.file, 'firm.yaml')
  assert.ok(places.some(({ text }) => text === '# ??? phone'))
  assert.match(
    nextToWrite(folder, 'de') ?? '',
    /^Noch zu schreiben \(\d{3}\), als Nächstes:\n {2}content\/firm/,
  )
  for (const file of files) writeFileSync(join(folder, file), textOf(file).replaceAll('???', ''))
  assert.equal(nextToWrite(folder, 'de'), undefined)
})
