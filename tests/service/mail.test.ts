import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { composeInquiry, finish } from '../../service/mail/compose.ts'
import { createLog } from '../../service/operation/log.ts'
import { openDatabase } from '../../service/store/open.ts'
import { textsIn } from '../../src/content/service-texts.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { wordedFields } from '../../src/forms/words.ts'
import { sampleFirm } from '../support/sample-build.ts'
import { homeInquiry, quote, type ServiceUnderTest, startService, submitted } from '../support/service.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { askedOf, texts } from '../support/texts.ts'
import { until } from '../support/until.ts'

let peer: SmtpPeer
let service: ServiceUnderTest

before(async () => {
  peer = await startSmtpPeer()
  service = await startService({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
})
after(async () => {
  await service.close()
  await peer.close()
})

async function mailsFor(
  reference: string,
  count: number,
): Promise<{ toFirm: Email; toVisitor: Email | undefined }> {
  const mails = await until(`${count} mails for ${reference}`, async () => {
    const found = (await peer.parsed()).filter(mail => mail.subject?.includes(reference))
    return found.length === count ? found : undefined
  })
  const isToFirm = (mail: Email) => mail.to?.[0]?.address === 'office@firm.example'
  const toFirm = mails.find(isToFirm)
  assert.ok(toFirm)
  return { toFirm, toVisitor: mails.find(mail => !isToFirm(mail)) }
}

test('the firm gets the whole inquiry by mail, and its reply goes to the visitor', async () => {
  const reference = await submitted(service.url, quote)
  const { toFirm } = await mailsFor(reference, 2)
  assert.deepEqual(toFirm.from, { name: sampleFirm.name, address: 'website@firm.example' })
  assert.deepEqual(toFirm.replyTo, [{ name: 'Jürgen Groß', address: 'juergen@kunde.example' }])
  assert.match(toFirm.messageId ?? '', /^<[\da-f-]{36}@firm\.example>$/)
  assert.equal(toFirm.subject, `Angebotsanfrage von Jürgen Groß (${reference})`)
  for (const part of [toFirm.text ?? '', unescapeHtml(toFirm.html ?? '')]) {
    for (const value of [
      quote.service,
      quote.company,
      quote.name,
      quote.email,
      quote.phone,
      reference,
      'Zwölf Boxkämpfer jagen Viktor',
      'Deutsch',
    ]) {
      assert.ok(part.includes(value), `${value} in ${part}`)
    }
  }
  assert.match(toFirm.text ?? '', /Viktor\nquer/)
  assert.match(toFirm.html ?? '', /Viktor<br>\s*quer/)
})

test('a page’s contact person gets its inquiries, with a copy to the firm; an unknown person is ignored', async () => {
  const reference = await submitted(service.url, quote, { [hiddenFields.person]: 'wendelin' })
  const { toPerson } = await until('the mail to the person', async () => {
    const toPerson = (await peer.parsed()).find(
      mail => mail.subject?.includes(reference) && mail.to?.[0]?.address === 'wendelin@achsmass.example',
    )
    return toPerson && { toPerson }
  })
  assert.deepEqual(toPerson.cc, [{ name: sampleFirm.name, address: 'office@firm.example' }])
  const received = peer.received.find(mail => mail.raw.includes(toPerson.messageId ?? 'nothing'))
  assert.deepEqual(received?.recipients, ['wendelin@achsmass.example', 'office@firm.example'])

  for (const person of ['nobody', '__proto__', 'buero@stranger.example']) {
    const fields = { ...quote, email: `${person.replace(/\W/g, '')}@kunde.example` }
    const { toFirm } = await mailsFor(
      await submitted(service.url, fields, { [hiddenFields.person]: person }),
      2,
    )
    assert.equal(toFirm.cc, undefined)
  }
})

test('the visitor gets a confirmation in their language that repeats nothing they typed', async () => {
  const fields = { ...quote, email: 'once.de@kunde.example' }
  const german = await mailsFor(await submitted(service.url, fields), 2)
  assert.deepEqual(german.toVisitor?.to, [{ name: '', address: 'once.de@kunde.example' }])
  assert.deepEqual(german.toVisitor?.replyTo, [{ name: sampleFirm.name, address: 'office@firm.example' }])
  assert.match(german.toVisitor?.text ?? '', /vielen Dank für Ihre Anfrage/)
  assert.ok(german.toVisitor?.text?.includes(`rufen Sie uns an: ${sampleFirm.phone}.`))
  assert.ok(german.toVisitor?.text?.includes(`Mit freundlichen Grüßen\n${sampleFirm.name}\n`))
  assert.ok(german.toVisitor?.text?.includes(`${sampleFirm.name}, Sitz Wien.`), 'the particulars of a letter')
  assert.match(german.toVisitor?.subject ?? '', new RegExp(`^Ihre Anfrage bei ${sampleFirm.name} `))
  assert.equal(
    german.toVisitor?.headers.find(header => header.key === 'auto-submitted')?.value,
    'auto-generated',
  )

  const headers = { [hiddenFields.kind]: 'home', [hiddenFields.locale]: 'en' }
  const english = await mailsFor(await submitted(service.url, homeInquiry, headers), 2)
  assert.match(
    english.toVisitor?.text ?? '',
    /We have received it and will get back to you by the next working day/,
  )
  assert.match(english.toVisitor?.html ?? '', /<html lang="en">/)
  assert.match(
    english.toFirm.text ?? '',
    /Sprache: Englisch[\s\S]*Projektart: Wohnen\nBudget: 5 bis 10\sMio\. €\nZeitrahmen: in 6 bis 12 Monaten/,
  )

  for (const mail of [german.toVisitor, english.toVisitor]) {
    const everything = `${mail?.subject}${mail?.text}${mail?.html}${JSON.stringify(mail?.to)}`
    for (const typed of [
      ...Object.values(quote).slice(0, 3),
      quote.message,
      homeInquiry.fullName,
      homeInquiry.description,
      homeInquiry.location,
    ]) {
      assert.ok(!everything.includes(typed), typed)
    }
  }
})

test('the mail to the firm lists every filled-in field, with the labels and order of the form', () => {
  const settings = { texts, firm: sampleFirm, mail: service.config.mail, siteUrl: service.config.siteUrl }
  const rowsOf = (kind: 'existing-buildings' | 'home', fields: typeof quote | typeof homeInquiry) => {
    const inquiry = {
      kind,
      fields,
      asked: askedOf(kind, fields),
      locale: 'en' as const,
      person: '',
      id: '1',
      reference: 'K7M2-9QXA',
      receivedAt: new Date('2026-11-20T10:00:00Z'),
      idempotencyKey: undefined,
      heldReason: undefined,
      isTrusted: true,
    }
    return composeInquiry(settings, inquiry)
      .content.text.match(/^[^:\n]+(?=:)/gm)
      ?.slice(3)
  }
  assert.deepEqual(
    rowsOf('existing-buildings', quote),
    wordedFields('existing-buildings', textsIn(texts, 'de').forms).map(field => field.label),
  )
  const filledIn = wordedFields('home', textsIn(texts, 'de').forms).filter(field => field.name !== 'phone')
  assert.equal(homeInquiry.phone, '')
  assert.deepEqual(
    rowsOf('home', homeInquiry),
    filledIn.map(field => field.label),
  )
})

test('one address gets at most one confirmation a day', async () => {
  const fields = { ...quote, email: 'Twice@kunde.example' }
  await mailsFor(await submitted(service.url, fields), 2)
  const second = await submitted(service.url, { ...fields, email: 'twice@KUNDE.example' })
  const database = await openDatabase(service.config, createLog('silent'))
  const [inquiry] = await readInquiries(database, { reference: second })
  const mails = await mailsOf(database, inquiry?.id ?? '')
  await database.close()
  assert.deepEqual(
    mails.map(mail => mail.purpose),
    ['inquiry'],
  )
})

test('the envelope of each mail has the site’s sender and exactly the recipients in the headers', async () => {
  assert.ok(peer.received.length > 4)
  for (const { from, recipients, raw } of peer.received) {
    assert.equal(from, 'website@firm.example')
    const { to = [], cc = [] } = await new PostalMime().parse(raw)
    assert.deepEqual(
      recipients,
      [...to, ...cc].map(({ address }) => address),
    )
    assert.equal(to.length, 1)
  }
})

test('line breaks and text direction marks in a name do not reach the mail headers', async () => {
  const name = 'Eva\r\nBcc: everyone@evil.example\u202e\u2028x'
  const { toFirm } = await mailsFor(
    await submitted(service.url, { ...quote, name, email: 'eva@kunde.example' }),
    2,
  )
  assert.equal(toFirm.replyTo?.[0]?.name, 'Eva Bcc: everyone@evil.example x')
  assert.equal(toFirm.bcc, undefined)
  assert.match(toFirm.subject ?? '', /von Eva Bcc: everyone@evil\.example x \(/)
})

test('a name typed as a MIME encoded word is shown as text and not decoded', async () => {
  const name = '=?utf-8?q?Ihre_Bank?='
  const { toFirm } = await mailsFor(
    await submitted(service.url, { ...quote, name, email: 'encoded@kunde.example' }),
    2,
  )
  assert.equal(toFirm.replyTo?.[0]?.name, '= ?utf-8?q?Ihre_Bank?=')
  assert.match(toFirm.subject ?? '', /von = \?utf-8\?q\?Ihre_Bank\?= \(/)
})

test('the mail to the firm gives the time of the inquiry in the firm’s language', () => {
  const [first = assert.fail('no language')] = texts.languages
  const hungarian = { ...texts, firmLanguage: 'hu', languages: [{ ...first, locale: 'hu' }] }
  const settings = { ...service.config, texts: hungarian, firm: sampleFirm }
  const inquiry = {
    kind: 'quote',
    fields: quote,
    asked: askedOf('quote', quote),
    locale: 'hu',
    person: '',
    id: '1',
    reference: 'K7M2-9QXA',
    receivedAt: new Date('2026-11-20T10:00:00Z'),
    idempotencyKey: undefined,
    heldReason: undefined,
    isTrusted: true,
  }
  assert.match(composeInquiry(settings, inquiry).content.text, /: 2026\. november 20\. 11:00\n/)
})

test('a mail subject is a single line even if the firm’s text for it has two', () => {
  const address = 'office@firm.example'
  const settings = { firm: { name: 'Firm' }, mail: { from: address } }
  const mail = {
    to: { name: '', address },
    replyTo: { name: '', address },
    automatic: true,
    text: '',
    html: '',
  }
  const { content } = finish(settings, 'digest', undefined, { ...mail, subject: 'Your inquiry\nA-1' })
  assert.equal(content.subject, 'Your inquiry A-1')
})

test('HTML markup in a message appears as plain text in the mail', async () => {
  const message = '<img src=x onerror=alert(1)> {reference} & so weiter'
  const { toFirm } = await mailsFor(
    await submitted(service.url, { ...quote, message, email: 'm@kunde.example' }),
    2,
  )
  assert.match(toFirm.html ?? '', /&lt;img src=x onerror=alert\(1\)&gt; \{reference\} &amp; so weiter/)
  assert.ok(toFirm.text?.includes(message))
})

test('an inquiry held as spam sends no mail', async () => {
  const held = await submitted(service.url, quote, { [hiddenFields.honeypot]: 'x' })
  const after = await submitted(service.url, quote)
  await mailsFor(after, 1)
  assert.ok(!peer.received.some(mail => mail.raw.includes(held)))
})

describe('without a mail server', () => {
  test('without a mail server, every mail is written to a file and the log has a warning', async () => {
    const lonely = await startService()
    try {
      const reference = await submitted(lonely.url, quote)
      const folder = join(lonely.config.dataDir, 'mail')
      const files = await until('two mail files', async () => {
        const found = (await readdir(folder).catch(() => [])).filter(file => /^[^.].*\.eml$/.test(file))
        return found.length === 2 ? found : undefined
      })
      const mails = await Promise.all(
        files.map(async file => PostalMime.parse(await readFile(join(folder, file)))),
      )
      assert.ok(mails.every(mail => mail.subject?.includes(reference)))
      const toFirm = mails.find(mail => mail.to?.[0]?.address === 'office@firm.example')
      assert.match(toFirm?.text ?? '', /Zwölf Boxkämpfer/)
      assert.ok(lonely.logged.some(line => line.includes('"warn"') && line.includes('NO MAIL SERVER')))
    } finally {
      await lonely.close()
    }
  })
})

function unescapeHtml(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
