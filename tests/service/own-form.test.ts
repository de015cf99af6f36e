// A form that only content defines (sites/traglot/content/forms/site-visit.yaml), from the post to the export.
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { carryEarlierFiles } from '../../build/earlier-files.ts'
import { runCommand } from '../../service/admin/commands.ts'
import { mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { checkFormPost } from '../../service/inquiries/check-post.ts'
import type { FormPost } from '../../service/inquiries/form-post.ts'
import type { MailContent } from '../../service/mail/compose.ts'
import { createLog } from '../../service/operation/log.ts'
import { loadBuild } from '../../service/site/build.ts'
import { openDatabase } from '../../service/store/open.ts'
import type { ServiceTexts } from '../../src/content/service-texts.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { typedFields } from '../../studio/inbox/texts.server.ts'
import { sampleBuild } from '../support/sample-build.ts'
import {
  homeInquiry,
  type ServiceUnderTest,
  siteVisit,
  startService,
  submit,
  submitForm,
  submitted,
} from '../support/service.ts'
import { texts } from '../support/texts.ts'

let service: ServiceUnderTest
before(async () => {
  service = await startService()
})
after(() => service.close())

const hidden = { [hiddenFields.kind]: 'site-visit' }

/** Returns the texts with a changed definition of the form. */
function changed(
  change: (fields: ServiceTexts['languages'][number]['forms']['definitions'][string]) => void,
) {
  const copy = structuredClone(texts)
  for (const { forms } of copy.languages) {
    const form = forms.definitions['site-visit']
    assert.ok(form)
    change(form)
  }
  return copy
}

test('the fields of a custom form reach the store, mails, inbox and export under their own names', async () => {
  const reference = await submitted(service.url, siteVisit, hidden)
  const database = await openDatabase(service.config, createLog('silent'))
  const [inquiry] = await readInquiries(database, { reference, email: siteVisit.mailbox })
  assert.ok(inquiry)
  assert.deepEqual(inquiry.fields, siteVisit)
  const contents = (await mailsOf(database, inquiry.id)).map(
    ({ content }) => JSON.parse(content) as MailContent,
  )
  const mail = contents.find(({ automatic }) => !automatic)
  assert.match(mail?.subject ?? '', /^Ortstermin von Ada Muster/)
  assert.deepEqual(mail?.replyTo, { name: 'Ada Muster', address: siteVisit.mailbox })
  assert.match(mail?.text ?? '', /\nTragwerk: Holz\n/)
  assert.ok(contents.some(({ automatic, to }) => automatic && to.address === siteVisit.mailbox))
  assert.deepEqual(
    typedFields(texts, inquiry, 'en').map(({ label, value }) => `${label}: ${value}`),
    [
      'Your name: Ada Muster',
      'Email: ada@kunde.example',
      'Structure: Timber',
      'What should we look at?: Trägt die Decke ein Klavier?',
    ],
  )
  const place = { database, config: service.config }
  assert.match(await runCommand(place, 'export', ['--csv']), /"structure","question"[\s\S]*"timber"/)
  assert.match(await runCommand(place, 'show', [reference]), /structure +timber/)
  assert.match(await runCommand(place, 'list', []), /Ada Muster +ada@kunde\.example/)
  await database.close()
})

test('an inquiry keeps its original labels and wording after a field or its form is removed', async () => {
  const reference = await submitted(service.url, { ...siteVisit, mailbox: 'b@kunde.example' }, hidden)
  const database = await openDatabase(service.config, createLog('silent'))
  const [inquiry] = await readInquiries(database, { reference })
  await database.close()
  assert.ok(inquiry)
  const without = changed(form => {
    form.fields = form.fields.filter(({ name }) => name !== 'structure')
  })
  assert.ok(
    typedFields(without, inquiry, 'en').some(({ label, value }) => label === 'Tragwerk' && value === 'Holz'),
  )
  const gone = structuredClone(texts)
  for (const { forms } of gone.languages) delete forms.definitions['site-visit']
  assert.equal(typedFields(gone, inquiry, 'en')[0]?.label, 'Ihr Name')
})

test('a custom form shows its own error messages, with and without JavaScript', async () => {
  const wrong = { ...siteVisit, question: 'Ja' }
  const refused = await submit(service.url, wrong, hidden)
  assert.equal(refused.status, 422)
  assert.deepEqual(((await refused.json()) as { errors: object }).errors, {
    question: 'Schreiben Sie mindestens 5 Zeichen',
  })
  const page = await (await submitForm(service.url, { ...wrong, ...hidden })).text()
  assert.match(page, /Schreiben Sie mindestens 5 Zeichen/)
  assert.match(page, /<option value="timber" selected>/)
})

const post = (fields: Record<string, string>, wantsPage = false): FormPost => ({
  kind: 'site-visit',
  locale: 'de',
  person: '',
  idempotencyKey: undefined,
  token: '',
  honeypot: '',
  fields,
  wantsPage,
})

test('an open form from the previous version is accepted, with its previous labels', () => {
  const next = changed(form => {
    form.fields = [
      ...form.fields.filter(({ name }) => name !== 'structure'),
      { name: 'year', kind: 'line', label: 'Baujahr', required: true, wide: false, max: 4, missing: 'Wann?' },
    ]
  })
  const checked = checkFormPost(post(siteVisit), next, texts)
  assert.ok('asked' in checked)
  assert.deepEqual(checked.fields, siteVisit)
  assert.ok(checked.asked.fields.some(({ label, answer }) => label === 'Tragwerk' && answer === 'Holz'))
  // Both are refused: the same post without a last version, and a post of the new form without its new field.
  assert.ok('errors' in checkFormPost(post(siteVisit), next, undefined))
  const { structure: _, ...others } = siteVisit
  assert.deepEqual(checkFormPost(post({ ...others, year: '' }), next, texts), { errors: { year: 'Wann?' } })
})

test('a choice from the previous version is accepted, but a new required choice must still be made', () => {
  const renamed = changed(form => {
    for (const field of form.fields) if (field.options) field.options = [{ value: 'steel', label: 'Stahl' }]
  })
  assert.ok('asked' in checkFormPost(post(siteVisit), renamed, texts))
  const withChoice = changed(form => {
    const options = [{ value: 'now', label: 'Jetzt' }]
    form.fields.push({
      name: 'when',
      kind: 'choice',
      label: 'Wann',
      required: true,
      wide: false,
      options,
      missing: 'Wann?',
    })
  })
  assert.deepEqual(checkFormPost(post(siteVisit, true), withChoice, texts), { errors: { when: 'Wann?' } })
})

test('a build records the previous version of its forms, and keeps it while no form changes', async () => {
  const withForms = async (forms: ServiceTexts) => {
    const dir = await sampleBuild()
    const record = JSON.parse(await readFile(join(dir, 'build.json'), 'utf8'))
    await writeFile(join(dir, 'build.json'), JSON.stringify({ ...record, texts: forms }))
    return dir
  }
  const other = changed(form => {
    form.fields.pop()
  })
  const builds = [await withForms(texts), await withForms(other), await withForms(other)]
  for (const [index, dir] of builds.entries()) await carryEarlierFiles(builds[index - 1] ?? '/nowhere', dir)
  const former = builds.map(dir => loadBuild(dir).formerTexts)
  const asRecorded = JSON.parse(JSON.stringify(texts))
  assert.deepEqual(former, [undefined, asRecorded, asRecorded])
})

test('an inquiry stored without labels by an older version is still listed with name and email', async () => {
  const reference = await submitted(service.url, homeInquiry, { [hiddenFields.kind]: 'home' })
  const database = await openDatabase(service.config, createLog('silent'))
  await database.query('UPDATE inquiries SET asked = NULL WHERE reference = $1', [reference])
  assert.match(
    await runCommand({ database, config: service.config }, 'list', ['--kind', 'home']),
    /Zoë Öztürk +zoe@client\.example/,
  )
  await database.close()
})
