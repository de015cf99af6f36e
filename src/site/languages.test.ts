// Tests sites in one and in three languages, with changed copies of the second firm's content.

import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { parseDocument, visit } from 'yaml'
import { otherFirm } from '../../tests/support/sites.ts'
import { checkContent } from '../content/check-content.ts'
import { pathName } from '../content/problems.ts'
import { parseContent, readContent } from '../content/read.ts'
import { openFolder } from '../content/regular-files.ts'
import { inLanguage } from '../content/resolve.ts'
import { serviceTexts, textsIn } from '../content/service-texts.ts'
import { locales, setLocales } from '../routes.ts'
import { foundAddresses } from './pages.ts'
import { siteModel } from './site-model.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'))
  cpSync(otherFirm.content, folder, { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  setLocales(['de', 'en'])
})

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const changed = before.replace(from, to)
  assert.notEqual(changed, before, 'the test must change something')
  writeFileSync(path, changed)
}

/** Returns the check's messages in English. */
const problems = () =>
  parseContent(siteModel, openFolder(folder)).problems.map(
    ({ file, path, says }) => `${file} ${pathName(path)}: ${says.en}`,
  )

/** Removes the texts of all other languages from all files. */
function keepOnly(language: string): void {
  for (const file of globSync(`${folder}/**/*.yaml`)) {
    const document = parseDocument(readFileSync(file, 'utf8'))
    visit(document, {
      Pair: (_, { key }) => {
        const name = String(key)
        return name !== language && ['de', 'en', 'hu', 'only'].includes(name) ? visit.REMOVE : undefined
      },
    })
    writeFileSync(file, document.toString({ lineWidth: 0 }))
  }
}

test('a site in three languages can have pages and sections that one language lacks', () => {
  const content = readContent(siteModel, folder, 'en')
  assert.deepEqual(locales, ['de', 'en', 'hu'])
  const addresses = foundAddresses(content)
  assert.ok(addresses.includes('/housing') && addresses.includes('/en/housing'))
  assert.ok(!addresses.includes('/hu/housing'))
  assert.ok(addresses.includes('/hu/akadalymentesseg'))
  const pageIn = (locale: string) =>
    inLanguage(content.pages.home, locale)?.sections.map(({ section }) => section)
  assert.ok(pageIn('de')?.includes('news'))
  assert.ok(!pageIn('hu')?.includes('news'))
})

test('a site in one language has no language prefix, and requires no texts in other languages', async () => {
  keepOnly('de')
  change('firm.yaml', /languages: .*/, 'languages: [ de ]')
  writeFileSync(join(folder, 'redirects.yaml'), '[]\n')
  assert.deepEqual(problems(), [])
  const content = readContent(siteModel, folder, 'en')
  assert.deepEqual(locales, ['de'])
  assert.deepEqual(
    foundAddresses(content).filter(address => /^\/(?:de|en|hu)(?:\/|$)/.test(address)),
    [],
  )
  await checkContent(siteModel, folder, 'en')
})

test('the first language of a site can be a language other than German', () => {
  change('firm.yaml', /languages: .*/, 'languages: [ en, de, hu ]')
  // The old redirects lead to addresses that now have another prefix.
  writeFileSync(join(folder, 'redirects.yaml'), '[]\n')
  assert.deepEqual(problems(), [])
  const addresses = foundAddresses(readContent(siteModel, folder, 'en'))
  for (const address of ['/accessibility', '/de/barrierefreiheit', '/hu/akadalymentesseg', '/housing'])
    assert.ok(addresses.includes(address), address)
})

test('the check reports a link to a page that one language lacks, and suggests a remedy', () => {
  change('news.yaml', / {2}only: .*\n/, '')
  assert.ok(
    problems().some(problem =>
      /news\.yaml 1\. › link: \/healthcare does not exist in hu; mark the item with "only: \[de, en\]"/.test(
        problem,
      ),
    ),
  )
})

test('the check reports a required page that is missing in one language', () => {
  change('pages/datenschutz.yaml', /(nav: .*), hu: \S+ \}/, '$1 }')
  assert.match(problems().join('\n'), /pages\/datenschutz\.yaml nav: is missing in hu/)
})

test('the check refuses a page address that begins with the prefix of a language', () => {
  cpSync(join(folder, 'pages/accessibility.yaml'), join(folder, 'pages/hu.yaml'))
  change('pages/hu.yaml', /^(role|address): .*\n/gm, '')
  const [problem, ...others] = problems()
  assert.match(
    problem ?? '',
    /^pages\/hu\.yaml address: begins with \/hu like the pages of another language;/,
  )
  assert.deepEqual(others, [])
})

test('the check refuses an item limited to a language that the site does not have', () => {
  change('news.yaml', 'only: [ de, en ]', 'only: [ de, fr ]')
  assert.match(problems().join('\n'), /news\.yaml 1\. › only: must be one of de, en, hu; it says "fr"/)
})

test('the service has the texts of each language, and answers an unknown language in the first one', () => {
  const texts = serviceTexts(readContent(siteModel, folder, 'en'))
  assert.equal(textsIn(texts, 'hu').mails.confirmation.greeting, 'Jó napot kívánunk!')
  assert.equal(textsIn(texts, 'fr').locale, 'de')
})
