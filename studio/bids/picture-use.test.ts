// A bid and a press kit contain only pictures whose author allows that use.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { setAudience } from '../../src/content/audience.ts'
import { twoLanguageFirm } from '../../tests/support/two-language-firm.ts'
import { readZip } from './office/zip.server.ts'
import { usualChoice } from './sheet-choice.ts'

process.env.CONTENT_DIR = twoLanguageFirm
const path = join(twoLanguageFirm, 'media/pictures.yaml')
const rights = (file: string, rights: string) => {
  const text = readFileSync(path, 'utf8')
  const at = text.indexOf('  credit: Traglot\n', text.indexOf(`${file}:`)) + '  credit: Traglot\n'.length
  writeFileSync(path, `${text.slice(0, at)}  rights: { ${rights} }\n${text.slice(at)}`)
}
rights('arches.png', 'print: false, press: true')
rights('slabs.png', 'press: true, until: 2020-12-31')
setAudience('application')

const order = {
  ...usualChoice('de'),
  procedure: 'Rathaus',
  projects: ['pflegehaus-weinberg', 'labor-am-kanal', 'ambulatorium-erlaa'],
  people: [],
  declarations: false,
  sentences: [
    { project: 'labor-am-kanal', number: 1, text: 'Der Satz des Büros.', isInternal: false },
    { project: 'ambulatorium-erlaa', number: 1, text: 'Nur für uns.', isInternal: true },
  ],
  requirements: [{ number: 1, query: 'gfa=1', scope: 'each' as const, atLeast: 1, text: 'x' }],
  forms: [],
}

test('a sheet leaves out a picture without print rights, and the archive lists the omission', async () => {
  const { bidFiles } = await import('./bid-files.server.ts')
  const { printedSheets } = await import('./print/printed-sheets.server.ts')
  const limits = { entries: 100, unpackedBytes: 50_000_000 }
  const entries = readZip(await bidFiles(order), limits)
  const pictures = entries
    .filter(({ name }) => /^0[123]_.*docx$/.test(name))
    .map(({ bytes }) => readZip(bytes, limits).filter(({ name }) => name.endsWith('.jpeg')).length)
  assert.deepEqual(pictures, [0, 0, 1])
  const list = entries.find(({ name }) => name.endsWith('.txt'))?.bytes.toString() ?? ''
  assert.match(list, /Pflegehaus am Weinberg: arches\.png/)
  assert.match(list, /: slabs\.png/)
  const page = await printedSheets(order)
  assert.equal(page.match(/data:image\/jpeg/g)?.length, 1)
})

test('printed sheets show the chosen facts in order and edited sentences, and load nothing external', async () => {
  const { printedSheets } = await import('./print/printed-sheets.server.ts')
  const page = await printedSheets({ ...order, drawing: false, facts: ['feeZone', 'gross'], text: 'short' })
  const labels = [...page.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, label]) => label?.replaceAll('\u00a0', ' '))
  assert.deepEqual(labels.slice(0, 2), ['Honorarzone', 'Bruttogrundfläche'])
  assert.ok(!labels.includes('Auskunft gibt') && !page.includes('image/svg'))
  assert.match(page, /Der Satz des Büros\./)
  assert.ok(!page.includes('Nur für uns.'), 'an edit that rests on internal facts stays inside')
  assert.match(page, /@page\{size:210mm 297mm/)
  const a3 = await printedSheets({ ...order, paper: 'a3', comparability: false })
  assert.match(a3, /@page\{size:420mm 297mm/)
  assert.ok(!a3.includes('Der Satz des Büros.'))
  assert.doesNotMatch(page, /(?:src|href)="(?!data:)|url\("(?!data:)/)
})

test('a press kit contains only pictures with press rights, their credits, and no contact person', async () => {
  setAudience('website')
  const { pressKit } = await import('./press-kit.server.ts')
  const limits = { entries: 100, unpackedBytes: 90_000_000 }
  const entries = readZip((await pressKit('pflegehaus-weinberg')) ?? Buffer.alloc(0), limits)
  const ends = entries.map(({ name }) => name.replace(/^(\d\d)_.*?(?:-(de|en))?\.(\w+)$/, '$1 $2 $3'))
  assert.deepEqual(ends, ['01  jpg', '02  svg', '02  png', '00 de txt', '00 en txt'])
  const { xmpAsString = '' } = await sharp(entries[0]?.bytes).metadata()
  assert.match(xmpAsString, /photoshop:Credit="Traglot".*WebStatement="https:\S+impressum"/)
  const text = entries.find(({ name }) => name.endsWith('de.txt'))?.bytes.toString() ?? ''
  assert.match(text, /Sechzig Zimmer in Holz/)
  assert.match(text, /\.jpg: Bögen \(Traglot\)/)
  assert.ok(!text.includes('Korbinian'))
  const other = readZip((await pressKit('labor-am-kanal')) ?? Buffer.alloc(0), limits)
  assert.deepEqual(
    other.filter(({ name }) => name.endsWith('.jpg')),
    [],
    'a right that has ended is none',
  )
  assert.equal(await pressKit('nothing'), undefined)
})
