// Inquiries that are held as spam, and those whose sender gets a confirmation.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { normaliseEmail } from '../../service/inquiries/inquiry.ts'
import type { MailContent } from '../../service/mail/compose.ts'
import { issueToken } from '../../service/spam/token.ts'
import { hiddenFields, tokenEndpoint } from '../../src/forms/protocol.ts'
import { startOpenService } from '../support/open-service.ts'
import { formSecret, homeInquiry, oldEnoughToken, quote, submitForm, submitted } from '../support/service.ts'

const { service, database, stored, close } = await startOpenService()
after(close)

describe('spam', () => {
  const reasonFor = async (headers: Record<string, string>) =>
    (await stored(await submitted(service.url, quote, headers))).heldReason

  test('a suspicious inquiry gets the usual answer, but is held as spam', async () => {
    assert.equal(await reasonFor({ [hiddenFields.honeypot]: 'http://spam.example' }), 'honeypot')
    assert.equal(await reasonFor({ [hiddenFields.token]: '' }), 'no-token')
    assert.equal(await reasonFor({ [hiddenFields.token]: issueToken(formSecret) }), 'too-fast')
    assert.equal(
      await reasonFor({ [hiddenFields.token]: issueToken(formSecret, Date.now() - 90_000_000) }),
      'old-token',
    )
    assert.equal(
      await reasonFor({ [hiddenFields.token]: issueToken('another secret', Date.now() - 10_000) }),
      'bad-token',
    )
    assert.equal(await reasonFor({ [hiddenFields.token]: oldEnoughToken().replace(/^./, 'z') }), 'bad-token')
    assert.equal(await reasonFor({}), null)
  })

  test('a form sent without JavaScript is held as spam for a link, but not for its missing token', async () => {
    const referenceOf = async (message: string) => {
      const page = await (await submitForm(service.url, { ...quote, message })).text()
      return /Danke ([\w-]{9})/.exec(page)?.[1] ?? ''
    }
    assert.equal((await stored(await referenceOf('Bitte rufen Sie uns zurück.'))).heldReason, null)
    for (const link of [
      'https://spam.example',
      'spam.example/buy',
      'cheap-pills.ru',
      'SPAM.RU',
      // A name with a path is an address, not a file.
      'spam.example/laut/plan.pdf',
      'plan.pdf/x',
      'x。spam。example',
      'Boese.Example',
      'böse.example',
      '192.0.2.1/x',
      'http&#58;//x',
      'spam&period;example',
    ])
      assert.equal((await stored(await referenceOf(`Buy at ${link} now`))).heldReason, 'link', link)
    const harmless = 'Danke.Bitte im 1.OG, z.B. laut plan.pdf vom 30.09.2025 an eva.groß@kunde.example o.ä.'
    assert.equal((await stored(await referenceOf(harmless))).heldReason, null)
  })

  test('the token endpoint issues tokens that the service recognises as its own', async () => {
    const response = await fetch(service.url + tokenEndpoint)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const { token } = (await response.json()) as { token: string }
    assert.equal(await reasonFor({ [hiddenFields.token]: token }), 'too-fast')
  })
})

describe('confirmations', () => {
  const purposes = async (reference: string) => {
    const { id } = await stored(reference)
    return (await mailsOf(database, id)).map(mail => mail.purpose)
  }
  const from = (name: string, changes: Partial<typeof quote> = {}) => ({
    ...quote,
    email: `${name}@bestaetigt.example`,
    ...changes,
  })

  test('only an inquiry with a valid token and without a link gets a confirmation', async () => {
    assert.deepEqual(await purposes(await submitted(service.url, from('a'))), ['inquiry', 'confirmation'])
    const linked = from('b', { message: 'Look at cheap-pills.ru/now, please' })
    assert.deepEqual(await purposes(await submitted(service.url, linked)), ['inquiry'])
    const page = await (await submitForm(service.url, from('c'))).text()
    assert.deepEqual(await purposes(/Danke ([\w-]{9})/.exec(page)?.[1] ?? ''), ['inquiry'])
  })

  test('the home form accepts an address that cannot receive mail, but no confirmation is sent to it', async () => {
    for (const email of ['a@b', 'a@999.999.999.999']) {
      const home = { [hiddenFields.kind]: 'home' }
      const reference = await submitted(service.url, { ...homeInquiry, email }, home)
      assert.deepEqual(await purposes(reference), ['inquiry'])
      const [mail] = await mailsOf(database, (await stored(reference)).id)
      assert.equal((JSON.parse(mail?.content ?? '') as MailContent).replyTo.address, email)
    }
  })

  test('an inquiry held as spam does not use up the confirmation of its address', async () => {
    await submitted(service.url, from('d'), { [hiddenFields.honeypot]: 'x' })
    assert.deepEqual(await purposes(await submitted(service.url, from('d'))), ['inquiry', 'confirmation'])
  })

  test('an email domain with umlauts is written in its ASCII form (Punycode) in mails', async () => {
    const { id } = await stored(await submitted(service.url, { ...quote, email: 'eva@bücher.example' }))
    const contents = (await mailsOf(database, id)).map(mail => JSON.parse(mail.content) as MailContent)
    assert.deepEqual(
      contents.map(({ to, replyTo }) => [to.address, replyTo.address]),
      [
        ['office@firm.example', 'eva@xn--bcher-kva.example'],
        ['eva@xn--bcher-kva.example', 'office@firm.example'],
      ],
    )
    const found = await readInquiries(database, { email: normaliseEmail(' Eva@BÜCHER.example') })
    assert.deepEqual(
      found.map(row => row.id),
      [id],
    )
  })
})
