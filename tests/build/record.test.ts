import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadBuild } from '../../service/site/build.ts'
import { textsIn } from '../../src/content/service-texts.ts'
import { content } from '../../src/site/shared/site.ts'
import { readTheme } from '../../src/theme/read-theme.ts'
import { tested } from '../support/sites.ts'
import { files, site } from './support.ts'

test('the build records the name, phone number, mailboxes and colours of the firm for its mails', () => {
  const { name, phone } = content.firm
  const mailboxes = Object.fromEntries(
    Object.entries(content.people.persons).map(([key, { email }]) => [key, email]),
  )
  const { sheet, ink, hair, 'ink-2': label } = readTheme(tested.content).palette
  const colours = { ground: sheet, text: ink, label, line: hair }
  assert.deepEqual(loadBuild(site).firm, { name, phone: phone.shown, mailboxes, colours })
})

test('the build records the texts of forms and mails in both languages', () => {
  const { texts } = loadBuild(site)
  assert.equal(texts.firmLanguage, content.mails.firmLanguage)
  for (const locale of ['de', 'en'] as const) {
    const { forms, mails } = textsIn(texts, locale)
    const name = (kind: string) => forms.definitions[kind]?.fields.find(({ mark }) => mark === 'name')
    for (const [kind, { fields }] of Object.entries(content.formDefinitions)) {
      const missing = fields.find(({ mark }) => mark === 'name')?.missing
      assert.ok(missing)
      assert.equal(name(kind)?.missing, missing.in(locale))
    }
    assert.equal(forms.answers.later, content.forms.answers.later.in(locale))
    assert.equal(mails.confirmation.greeting, content.mails.confirmation.greeting.in(locale))
  }
})

test('the build leaves its files as readable for other users as the umask allows', () => {
  const allowed = 0o444 & ~process.umask()
  for (const file of files) assert.equal(statSync(join(site, file)).mode & allowed, allowed, file)
})
