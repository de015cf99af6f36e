// The legal texts of the sample match the behaviour of the software.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { fewestViews, visitMonths } from '../../../service/visits/visit-limits.ts'
import type { Locale } from '../../../src/routes.ts'
import { contentOf, sectionsOf } from '../../../src/sections/find.ts'
import { heroSlideshow } from '../../../src/sections/HeroSlideshow/schema.ts'
import { inquiryForms } from '../../../src/sections/InquiryForms/schema.ts'
import { longText } from '../../../src/sections/LongText/schema.ts'
import { content, site } from '../../../src/site/shared/site.ts'

const locales = ['de', 'en'] as const satisfies Locale[]

const clausesOf = (page: string, locale: Locale) =>
  sectionsOf(longText, site(locale).pages[page])[0]?.clauses ?? []

function section(page: 'datenschutz' | 'impressum', id: string, locale: Locale) {
  const found = clausesOf(page, locale).find(clause => clause.id === id)
  assert.ok(found, `${page} ${id}`)
  return found
}

test('every version of the statistics clause states the same lifetimes for visitor id and session', () => {
  const sentences = {
    de: 'Eine Statistik mit Besucherkennung, um die wir Sie vorher fragen, behält die Kennung 13 Monate auf Ihrem Gerät, und eine Sitzung endet nach 30 Minuten.',
    en: 'Statistics with a visitor id, which we only use once you agree, keep the id on your device for 13 months, and a session ends after 30 minutes.',
  }
  for (const locale of locales) {
    const clause = section('datenschutz', 'statistics', locale)
    const { text: withStatistics, textWithoutStatistics = '', textWithVisitCounts = '' } = clause
    for (const text of [withStatistics, textWithoutStatistics, textWithVisitCounts])
      assert.ok(text.includes(sentences[locale]), text)
  }
})

test('the privacy policy names every field that a form stores', () => {
  const named: Record<string, Record<Locale, string>> = {
    service: { de: 'Leistung', en: 'service' },
    company: { de: 'Firma', en: 'company' },
    name: { de: 'Name', en: 'name' },
    fullName: { de: 'Name', en: 'name' },
    email: { de: 'E-Mail-Adresse', en: 'email address' },
    phone: { de: 'Telefon', en: 'phone' },
    message: { de: 'Nachricht', en: 'message' },
    description: { de: 'Nachricht', en: 'message' },
    projectType: { de: 'Projektart', en: 'type of project' },
    budgetRange: { de: 'Budget', en: 'budget' },
    timeline: { de: 'Zeitrahmen', en: 'timeline' },
    location: { de: 'Ort', en: 'location' },
  }
  for (const locale of locales)
    for (const { name } of Object.values(content.formDefinitions).flatMap(({ fields }) => fields)) {
      const { text } = section('datenschutz', 'use', locale)
      assert.match(text, new RegExp(`\\b${named[name]?.[locale] ?? name}\\b`), `${name}, ${locale}`)
    }
})

test('the privacy policy names other stored data, and data kept beyond the retention period', () => {
  const words: [section: string, de: RegExp, en: RegExp][] = [
    ['use', /Referenznummer/, /reference number/],
    ['use', /speichern wir den Grund und halten sie zurück/, /store the reason and hold it back/],
    ['use', /Antwort des Mailservers/, /mail server’s answer/],
    ['use', /wer wann was mit der Anfrage getan und dazu notiert hat/, /who did what .* what they noted/],
    ['use', /kein Protokoll darüber, welche Seiten abgerufen werden/, /no log of the pages requested/],
    ['retention', /noch nicht zugestellt/, /have not been delivered/],
    ['retention', /nach Werbung aussieht/, /looks like spam/],
    ['retention', /Postfächern und in Sicherungen/, /mailboxes and in backups/],
    ['retention', /Springt die Uhr/, /clock jumps/],
    [
      'retention',
      /IP-Adresse nach 60\sMinuten.*E-Mail-Adresse nach 24\sStunden/,
      /IP address after 60\sminutes.*email address after 24\shours/,
    ],
  ]
  for (const [id, de, en] of words) {
    assert.match(section('datenschutz', id, 'de').text, de)
    assert.match(section('datenschutz', id, 'en').text, en)
  }
})

test('the privacy policy says how page views are counted, for how long, and who is not counted', () => {
  const de = section('datenschutz', 'statistics', 'de').textWithVisitCounts ?? ''
  const en = section('datenschutz', 'statistics', 'en').textWithVisitCounts ?? ''
  for (const [german, english] of [
    ['Seiten, Projekte und Referenzblätter', 'pages, projects and reference sheets'],
    ['Kriterien', 'criteria'],
    ['von welchen Websites', 'which websites'],
    [`für ${visitMonths} Monate`, `for ${visitMonths} months`],
    [`unter ${fewestViews}`, `below ${fewestViews}`],
    ['gespeichert wird sie nicht', 'it is not stored'],
    ['Do Not Track', 'Do Not Track'],
    ['Global Privacy Control', 'Global Privacy Control'],
    ['Artikel 6 Absatz 1 Buchstabe f', 'Article 6 (1) (f)'],
  ] as const) {
    assert.ok(breakable(de).includes(german), german)
    assert.ok(breakable(en).includes(english), english)
  }
  assert.match(section('datenschutz', 'opt-out', 'de').textWithVisitCounts ?? '', /Artikel\s21/)
})

test('the dialog, the contact page and the mail promise an answer within the same time', () => {
  const promise = {
    de: 'innerhalb von 24 Stunden, nach einem Wochenende am nächsten Werktag.',
    en: 'within 24 hours, or on the next working day after a weekend.',
  }
  for (const locale of locales) {
    const { pages, formDefinitions } = site(locale)
    const [contact] = sectionsOf(inquiryForms, pages.contact)
    const [hero] = contentOf(heroSlideshow, content.pages.home)
    const texts = [
      hero?.actions[0]?.value.note?.in(locale),
      contact?.forms.find(({ form }) => form.id === 'home')?.text,
      formDefinitions.home?.opening,
    ]
    for (const text of texts) assert.ok(text?.endsWith(promise[locale]), text ?? '')
  }
})

/** Replaces no-break spaces, which keep a number and its word together, because the expected texts have none. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

/** The day of each text's approval and its fingerprint. A changed text needs a new approval and new values here. */
const approvedTexts = {
  datenschutz: ['2026-11-28', 'd00a1aa7cc65'],
  impressum: ['2026-11-28', '76c54b13c1b9'],
} as const

test('each legal text shows its approval date and has not changed since that approval', () => {
  for (const page of ['datenschutz', 'impressum'] as const) {
    const [day, fingerprint] = approvedTexts[page]
    const { updated, clauses } = contentOf(longText, content.pages[page])[0] ?? assert.fail(page)
    for (const locale of locales) assert.ok(updated.in(locale)?.includes('{approvedOn}'), page)
    assert.equal(content.pages[page]?.approved?.on.iso, day, page)
    const texts = JSON.stringify(locales.map(locale => clausesOf(page, locale)))
    assert.equal(createHash('sha256').update(texts).digest('hex').slice(0, 12), fingerprint, page)
    assert.ok(clauses.length > 0)
  }
})
