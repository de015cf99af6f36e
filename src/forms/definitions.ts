import type { FormKind } from './protocol.ts'

/**
 * What each form asks for, said once. Checking, the fields on the page, the page without script, mails, the export and
 * the tests are made from it. The words are content (content/forms.yaml), under the keys that stand here.
 */
type Definition = {
  name: string
  /** given: not typed but taken along from where the form was opened. */
  kind: 'line' | 'email' | 'tel' | 'text' | 'choice' | 'given'
  label: string
  required?: true
  autocomplete?: AutoFill
  min?: number
  max?: number
  /** Values with a word each in content/forms.yaml, or the list there that has both. */
  choices?: readonly string[] | 'projectTypes'
  /** As broad as the form. */
  wide?: true
  /** invalid: when it is something else than what is said of a missing one. */
  messages: { missing?: string; tooLong?: string; invalid?: string }
}
type AutoFill = 'name' | 'email' | 'tel' | 'organization'

const service = {
  name: 'service',
  kind: 'given',
  label: 'service',
  max: 200,
  messages: { tooLong: 'serviceMax' },
} as const
const company = {
  name: 'company',
  kind: 'line',
  label: 'company',
  autocomplete: 'organization',
  max: 100,
  wide: true,
  messages: { tooLong: 'companyMax' },
} as const
const name = {
  name: 'name',
  kind: 'line',
  label: 'name',
  required: true,
  autocomplete: 'name',
  max: 100,
  messages: { missing: 'nameMissing', tooLong: 'nameMax' },
} as const
const email = {
  name: 'email',
  kind: 'email',
  label: 'email',
  required: true,
  autocomplete: 'email',
  max: 255,
  messages: { missing: 'emailInvalid', tooLong: 'emailMax' },
} as const
const phone = {
  name: 'phone',
  kind: 'tel',
  label: 'phone',
  autocomplete: 'tel',
  max: 50,
  messages: { tooLong: 'phoneMax' },
} as const
const message = {
  name: 'message',
  kind: 'text',
  label: 'message',
  required: true,
  min: 10,
  max: 2000,
  wide: true,
  messages: { missing: 'messageMin', tooLong: 'messageMax' },
} as const

const quote = [service, company, name, email, { ...phone, wide: true }, message] as const

const forms = {
  quote,
  consultation: quote,
  'existing-buildings': [
    service,
    company,
    name,
    email,
    { ...phone, wide: true },
    { ...message, label: 'projectDescription', messages: { missing: 'projectMin', tooLong: 'projectMax' } },
  ],
  home: [
    { ...name, name: 'fullName' },
    email,
    phone,
    {
      name: 'projectType',
      kind: 'choice',
      label: 'projectType',
      required: true,
      choices: 'projectTypes',
      messages: { missing: 'projectTypeMissing' },
    },
    {
      name: 'budgetRange',
      kind: 'choice',
      label: 'budgetRange',
      choices: ['under-500k', '500k-1m', '1m-5m', '5m-10m', 'over-10m'],
      messages: { invalid: 'choiceInvalid' },
    },
    {
      name: 'timeline',
      kind: 'choice',
      label: 'timeline',
      choices: ['immediate', '1-3months', '3-6months', '6-12months', 'over-1year'],
      messages: { invalid: 'choiceInvalid' },
    },
    {
      name: 'location',
      kind: 'line',
      label: 'location',
      required: true,
      max: 200,
      wide: true,
      messages: { missing: 'locationMissing', tooLong: 'locationMax' },
    },
    {
      name: 'description',
      kind: 'text',
      label: 'description',
      required: true,
      max: 5000,
      wide: true,
      messages: { missing: 'descriptionMissing', tooLong: 'descriptionMax' },
    },
  ],
} as const satisfies Record<FormKind, readonly Definition[]>

type Defined = (typeof forms)[FormKind][number]
type OneOf<T> = T extends unknown ? T[keyof T] : never

export type FieldName = Defined['name']
export type LabelKey = Defined['label']
export type Choice = Exclude<Extract<Defined, { kind: 'choice' }>['choices'], string>[number]
/** fieldInvalid is said of what no form asks for. */
export type MessageKey = OneOf<Defined['messages']> | 'fieldInvalid'

export type FormField = Omit<Definition, 'name' | 'label' | 'choices' | 'messages'> & {
  name: FieldName
  label: LabelKey
  choices?: readonly Choice[] | 'projectTypes'
  messages: { [Key in keyof Definition['messages']]: MessageKey }
}

export const formFields: Record<FormKind, readonly FormField[]> = forms

/** Whether only the browser checks the form. Its limits are attributes, and the service takes what a browser lets through. */
export function isNative(kind: FormKind): boolean {
  return kind === 'home'
}

/** What a form brought, checked and trimmed. A field that was left empty is an empty text. */
export type FormValues<Kind extends FormKind = FormKind> = Kind extends FormKind
  ? Record<(typeof forms)[Kind][number]['name'], string>
  : never
