import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkForm } from '../../src/forms/check.ts'
import type { FormLocale } from '../../src/forms/protocol.ts'
import { homeInquirySchema, projectDescriptionSchema, quoteSchema } from '../../src/forms/schema.ts'
import { homeInquiry, quote } from '../support/service.ts'

function errorOf(schema: typeof quoteSchema, changes: Record<string, unknown>, locale: FormLocale): unknown {
  const checked = checkForm(schema, { ...quote, ...changes }, locale)
  return 'errors' in checked ? checked.errors : undefined
}

const quoteRules: [changes: Record<string, unknown>, field: string, de: string, en: string][] = [
  [
    { company: 'x'.repeat(101) },
    'company',
    'Firmenname darf maximal 100 Zeichen lang sein',
    'Company name must be 100 characters or less',
  ],
  [{ name: '' }, 'name', 'Name ist erforderlich', 'Name is required'],
  [{ name: '  \n ' }, 'name', 'Name ist erforderlich', 'Name is required'],
  [{ name: undefined }, 'name', 'Name ist erforderlich', 'Name is required'],
  [
    { name: 'x'.repeat(101) },
    'name',
    'Name darf maximal 100 Zeichen lang sein',
    'Name must be 100 characters or less',
  ],
  [{ email: 'no address' }, 'email', 'Ungültige E-Mail-Adresse', 'Invalid email address'],
  [
    { email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}` },
    'email',
    'E-Mail darf maximal 255 Zeichen lang sein',
    'Email must be 255 characters or less',
  ],
  [
    { phone: '1'.repeat(51) },
    'phone',
    'Telefonnummer darf maximal 50 Zeichen lang sein',
    'Phone number must be 50 characters or less',
  ],
  [
    { message: ' zu kurz  ' },
    'message',
    'Nachricht muss mindestens 10 Zeichen lang sein',
    'Message must be at least 10 characters',
  ],
  [
    { message: 'x'.repeat(2001) },
    'message',
    'Nachricht darf maximal 2000 Zeichen lang sein',
    'Message must be 2000 characters or less',
  ],
]

describe('quote', () => {
  for (const [changes, field, de, en] of quoteRules) {
    test(`${de} / ${en} (${Object.values(changes).join().length})`, () => {
      assert.deepEqual(errorOf(quoteSchema, changes, 'de'), { [field]: de })
      assert.deepEqual(errorOf(quoteSchema, changes, 'en'), { [field]: en })
    })
  }

  test('the existing-buildings form speaks of a project description', () => {
    const short = { message: 'kurz' }
    const long = { message: 'x'.repeat(2001) }
    assert.deepEqual(errorOf(projectDescriptionSchema, short, 'de'), {
      message: 'Projektbeschreibung muss mindestens 10 Zeichen lang sein',
    })
    assert.deepEqual(errorOf(projectDescriptionSchema, long, 'de'), {
      message: 'Projektbeschreibung darf maximal 2000 Zeichen lang sein',
    })
    assert.deepEqual(errorOf(projectDescriptionSchema, short, 'en'), {
      message: 'Project description must be at least 10 characters',
    })
    assert.deepEqual(errorOf(projectDescriptionSchema, long, 'en'), {
      message: 'Project description must be 2000 characters or less',
    })
  })

  test('the limits themselves are allowed, and values are trimmed', () => {
    const values = {
      ...quote,
      name: ` ${'n'.repeat(100)} `,
      message: 'm'.repeat(2000),
      phone: '1'.repeat(50),
    }
    const checked = checkForm(quoteSchema, values, 'de')
    assert.ok('values' in checked)
    assert.equal(checked.values.name.length, 100)
  })

  test('unknown fields are refused, even those every object seems to have', () => {
    for (const name of ['extra', 'constructor', 'toString', '__proto__']) {
      const input = JSON.parse(JSON.stringify(quote).replace('{', `{"${name}":"x",`)) as unknown
      assert.ok('errors' in checkForm(quoteSchema, input, 'de'), name)
    }
  })

  test('all wrong fields are named at once', () => {
    assert.deepEqual(
      Object.keys(errorOf(quoteSchema, { name: '', email: '', message: '' }, 'de') as object),
      ['name', 'email', 'message'],
    )
  })

  const several = [
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'A <a@b.example>',
    '"a b"@c.example',
    'a@b',
    'a@[127.0.0.1]',
    'a@b.example\nBcc: c@d.example',
    'a@b_c.example',
    '@b.example',
    'a@.example',
    'a b@c.example',
    'ä@b.example',
    'a@ſ.example@b.example',
    'a@b。example',
    'a@aא.example',
  ]
  for (const email of several) {
    test(`${JSON.stringify(email)} is not one address`, () => {
      assert.deepEqual(errorOf(quoteSchema, { email }, 'de'), { email: 'Ungültige E-Mail-Adresse' })
    })
  }
  for (const email of [
    "o'brien@b.example",
    'a+tag@sub.b-c.example',
    'A.B@xn--bcher-kva.example',
    'info@bücher.example',
    'info@例え.example',
  ]) {
    test(`${email} is an address`, () => assert.equal(errorOf(quoteSchema, { email }, 'de'), undefined))
  }
})

describe('home inquiry', () => {
  const check = (changes: Record<string, unknown>, locale: FormLocale = 'de') =>
    checkForm(homeInquirySchema, { ...homeInquiry, ...changes }, locale)

  test('has exactly eight fields', () => {
    const checked = check({})
    assert.ok('values' in checked)
    assert.deepEqual(Object.keys(checked.values), [
      'fullName',
      'email',
      'phone',
      'projectType',
      'budgetRange',
      'timeline',
      'location',
      'description',
    ])
  })

  test('phone, budget and timeline may be missing or empty', () => {
    assert.ok('values' in check({ phone: undefined, budgetRange: undefined, timeline: undefined }))
    assert.ok('values' in check({ phone: '', budgetRange: '', timeline: '' }))
  })

  test('the others are required, in both languages', () => {
    const empty = { fullName: '', email: '', projectType: '', location: ' ', description: '' }
    assert.deepEqual(check(empty), {
      errors: {
        fullName: 'Name ist erforderlich',
        email: 'Ungültige E-Mail-Adresse',
        projectType: 'Bitte wählen Sie eine Projektart',
        location: 'Ort ist erforderlich',
        description: 'Projektbeschreibung ist erforderlich',
      },
    })
    assert.deepEqual(check(empty, 'en'), {
      errors: {
        fullName: 'Name is required',
        email: 'Invalid email address',
        projectType: 'Please choose a project type',
        location: 'Location is required',
        description: 'Project description is required',
      },
    })
  })

  test('a field that was not sent at all is a required one left empty', () => {
    assert.deepEqual(checkForm(homeInquirySchema, { email: homeInquiry.email }, 'en'), {
      errors: {
        fullName: 'Name is required',
        projectType: 'Please choose a project type',
        location: 'Location is required',
        description: 'Project description is required',
      },
    })
    assert.ok('errors' in checkForm(homeInquirySchema, null, 'de'))
    assert.ok('errors' in checkForm(homeInquirySchema, [], 'de'))
  })

  test('choices outside the lists are refused', () => {
    assert.ok('errors' in check({ projectType: 'castle' }))
    assert.ok('errors' in check({ budgetRange: 'much' }))
    assert.ok('errors' in check({ timeline: 'never' }))
  })
})
