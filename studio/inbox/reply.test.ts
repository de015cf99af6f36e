// A reply begins in every language of the second firm with the person's name and the day of the inquiry.
import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readContent } from '../../src/content/read.ts'
import { serviceTexts } from '../../src/content/service-texts.ts'
import { setLocales } from '../../src/routes.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { otherFirm } from '../../tests/support/sites.ts'
import { replyTo } from './reply.server.ts'

const texts = serviceTexts(readContent(siteModel, otherFirm.content, 'en'))
after(() => setLocales(['de', 'en']))

const inquiry = {
  name: 'Szabó Éva',
  email: 'eva@example.org',
  reference: 'ABCD-2345',
  // In Berlin this is the next day.
  receivedAt: '2026-11-25T23:30:00.000Z',
  firm: 'Traglot',
}

for (const [locale, subject, body] of [
  [
    'de',
    'Ihre Anfrage bei Traglot',
    'Guten Tag Szabó Éva,\n\nvielen Dank für Ihre Anfrage vom 26. November 2026.',
  ],
  ['en', 'Your enquiry to Traglot', 'Dear Szabó Éva,\n\nThank you for your enquiry of 26 November 2026.'],
  ['hu', 'Megkeresése, Traglot', 'Tisztelt Szabó Éva!\n\nKöszönjük a megkeresését (2026. november 26.).'],
] as const)
  test(`a reply in ${locale} begins with the name of the visitor and the day of the inquiry`, () => {
    const reply = replyTo(texts, { ...inquiry, locale })
    assert.equal(reply.subject, `${subject} (ABCD-2345)`)
    assert.equal(reply.body, `${body}\n\n`)
  })

test('a reply to a visitor without a name uses the greeting of the confirmation', () => {
  assert.match(
    replyTo(texts, { ...inquiry, name: '', locale: 'hu' }).body,
    /^Jó napot kívánunk!\n\nKöszönjük/,
  )
})
