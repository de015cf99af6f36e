import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { textsIn } from '../../src/content/service-texts.ts'
import { checkForm } from '../../src/forms/check-form.ts'
import type { FormValues } from '../../src/forms/definitions.ts'
import { wordedFields } from '../../src/forms/words.ts'
import type { Locale } from '../../src/routes.ts'
import { homeInquiry, quote, siteVisit } from '../support/service.ts'
import { fieldsOf, formKinds, isNative, texts } from '../support/texts.ts'

const samples: Record<string, FormValues> = {
  quote,
  consultation: quote,
  'existing-buildings': quote,
  home: homeInquiry,
  'site-visit': siteVisit,
}

function check(kind: string, input: unknown, locale: Locale = 'de') {
  const { forms } = textsIn(texts, locale)
  return checkForm(wordedFields(kind, forms), input, forms.messages.fieldInvalid)
}

function errorOf(kind: string, changes: Record<string, unknown>, locale: Locale = 'de') {
  const checked = check(kind, { ...samples[kind], ...changes }, locale)
  return 'errors' in checked ? checked.errors : undefined
}

// These messages come from the specification (sections 5 and 9, decision 6), independently of the definition under test.
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
    test(`${de} / ${en} (input length ${Object.values(changes).join().length})`, () => {
      for (const kind of ['quote', 'consultation'] as const) {
        assert.deepEqual(errorOf(kind, changes, 'de'), { [field]: de })
        assert.deepEqual(errorOf(kind, changes, 'en'), { [field]: en })
      }
    })
  }

  test('error messages of the existing-buildings form call the message a project description', () => {
    const short = { message: 'kurz' }
    const long = { message: 'x'.repeat(2001) }
    assert.deepEqual(errorOf('existing-buildings', short, 'de'), {
      message: 'Projektbeschreibung muss mindestens 10 Zeichen lang sein',
    })
    assert.deepEqual(errorOf('existing-buildings', long, 'de'), {
      message: 'Projektbeschreibung darf maximal 2000 Zeichen lang sein',
    })
    assert.deepEqual(errorOf('existing-buildings', short, 'en'), {
      message: 'Project description must be at least 10 characters',
    })
    assert.deepEqual(errorOf('existing-buildings', long, 'en'), {
      message: 'Project description must be 2000 characters or less',
    })
  })

  test('the quote forms have the fields, labels and required marks from the specification', () => {
    const shown = (kind: string) =>
      wordedFields(kind, textsIn(texts, 'de').forms)
        .filter(field => field.kind !== 'given')
        .map(({ label, required }) => `${label}${required ? ' *' : ' (optional)'}`)
    const common = ['Firma (optional)', 'Name *', 'E-Mail *', 'Telefon (optional)']
    assert.deepEqual(shown('existing-buildings'), [...common, 'Projektbeschreibung *'])
    assert.deepEqual(shown('quote'), [...common, 'Nachricht *'])
    assert.deepEqual(
      fieldsOf('quote').map(field => field.name),
      ['service', 'company', 'name', 'email', 'phone', 'message'],
    )
  })

  test('all invalid fields are reported at once', () => {
    assert.deepEqual(Object.keys(errorOf('quote', { name: '', email: '', message: '' }) ?? {}), [
      'name',
      'email',
      'message',
    ])
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
    test(`${JSON.stringify(email)} is refused as an email address`, () => {
      assert.deepEqual(errorOf('quote', { email }), { email: 'Ungültige E-Mail-Adresse' })
    })
  }
  for (const email of [
    "o'brien@b.example",
    'a+tag@sub.b-c.example',
    'A.B@xn--bcher-kva.example',
    'info@bücher.example',
    'info@例え.example',
  ]) {
    test(`${email} is accepted as an address`, () => assert.equal(errorOf('quote', { email }), undefined))
  }
})

describe('home inquiry', () => {
  const error = errorOf.bind(undefined, 'home')

  test('the home form has exactly eight fields', () => {
    const checked = check('home', homeInquiry)
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

  test('phone, budget and timeline of the home form may be missing or empty', () => {
    assert.equal(error({ phone: undefined, budgetRange: undefined, timeline: undefined }), undefined)
    assert.equal(error({ phone: '', budgetRange: '', timeline: '' }), undefined)
  })

  test('the other five fields of the home form are required, with messages in both languages', () => {
    const empty = { fullName: '', email: '', projectType: '', location: '', description: '' }
    assert.deepEqual(error(empty), {
      fullName: 'Name ist erforderlich',
      email: 'Ungültige E-Mail-Adresse',
      projectType: 'Bitte wählen Sie eine Projektart',
      location: 'Ort ist erforderlich',
      description: 'Projektbeschreibung ist erforderlich',
    })
    assert.deepEqual(error(empty, 'en'), {
      fullName: 'Name is required',
      email: 'Invalid email address',
      projectType: 'Please choose a project type',
      location: 'Location is required',
      description: 'Project description is required',
    })
  })

  test('a required field that was not sent is reported like an empty one', () => {
    assert.deepEqual(check('home', { email: homeInquiry.email }, 'en'), {
      errors: {
        fullName: 'Name is required',
        projectType: 'Please choose a project type',
        location: 'Location is required',
        description: 'Project description is required',
      },
    })
    assert.ok('errors' in check('home', null))
    assert.ok('errors' in check('home', []))
  })

  test('the home form accepts the same values as a browser’s own validation', () => {
    for (const email of ['a@b', `${'x'.repeat(200)}@b.example`, 'a@999.999.999.999', 'info@bücher.example'])
      assert.equal(error({ email }), undefined, email)
    assert.equal(error({ fullName: ' ', location: '  ', description: ' \n ' }), undefined)
    for (const email of [
      '',
      'a',
      'a@',
      '@b',
      'a@b, c@d',
      'A <a@b>',
      'a@b\nBcc: c@d.example',
      'a@-b',
      'a@b..c',
    ])
      assert.deepEqual(error({ email }), { email: 'Ungültige E-Mail-Adresse' }, email)
  })

  test('the home form refuses choices that are not in its lists', () => {
    assert.deepEqual(error({ projectType: 'castle' }), { projectType: 'Bitte wählen Sie eine Projektart' })
    assert.deepEqual(error({ budgetRange: 'much' }), { budgetRange: 'Bitte wählen Sie einen der Einträge' })
    assert.deepEqual(error({ timeline: 'never' }, 'en'), { timeline: 'Please choose one of the entries' })
  })
})

// These tests come from each form's definition and check that the service enforces it.
for (const kind of formKinds)
  for (const locale of ['de', 'en'])
    describe(`every field of the ${kind} form in ${locale}`, () => {
      for (const { name, kind: type, required, min, max, choices, messages } of wordedFields(
        kind,
        textsIn(texts, locale).forms,
      )) {
        const error = (value: unknown) => errorOf(kind, { [name]: value }, locale)?.[name]
        test(`the field ${name} enforces its limits with its own error messages`, () => {
          for (const sentence of Object.values(messages)) assert.doesNotMatch(sentence, /[{}]/)
          for (const empty of ['', undefined])
            assert.equal(error(empty), required ? messages.missing : undefined)
          for (const { value } of choices ?? []) assert.equal(error(value), undefined)
          if (choices) assert.equal(error('choose'), required ? messages.missing : messages.invalid)
          if (type === 'email' || !max) return
          assert.equal(error('x'.repeat(max)), undefined)
          assert.equal(error('x'.repeat(max + 1)), messages.tooLong)
          if (required) assert.equal(error(' \n '), isNative(kind) ? undefined : messages.missing)
          if (!min) return
          assert.equal(error(` ${'x'.repeat(min)} `), undefined)
          assert.equal(error(` ${'x'.repeat(min - 1)} `), messages.missing)
        })
      }

      test('values are trimmed, and fields that are not part of the form are refused', () => {
        const padded = Object.entries(samples[kind] ?? {}).map(([field, value]) => [
          field,
          choicesOf(field) ? value : ` ${value} `,
        ])
        assert.deepEqual(check(kind, Object.fromEntries(padded), locale), { values: samples[kind] })
        // Every object inherits the last three names.
        for (const extra of ['extra', 'constructor', 'toString', '__proto__']) {
          const input: unknown = JSON.parse(JSON.stringify(samples[kind]).replace('{', `{"${extra}":"x",`))
          assert.deepEqual(check(kind, input, locale), {
            errors: { form: textsIn(texts, locale).forms.messages.fieldInvalid },
          })
        }
      })

      const choicesOf = (field: string) => fieldsOf(kind).find(({ name }) => name === field)?.options
    })

test('the longest possible form stays below the 64 KiB that browsers still send after leaving a page', () => {
  for (const kind of formKinds) {
    const longest = fieldsOf(kind).map(({ name, max = 20 }): [string, string] => [name, '永'.repeat(max)])
    assert.ok(Buffer.byteLength(JSON.stringify(Object.fromEntries(longest))) < 63 * 1024, kind)
  }
})
