// The fields of a form with their texts in one language.
import { fill } from '../i18n/fill.ts'
import type { FieldKind, FormDefinitions, FormField } from './definitions.ts'

/** The forms of a site in one language, with the texts that they share. */
export type FormWords = {
  definitions: FormDefinitions
  /** "at least {min} characters" */
  minimum: string
  /** `choiceInvalid` is the message for a value outside the options, `fieldInvalid` for a field that no form has. */
  messages: { choiceInvalid: string; fieldInvalid: string }
}

export type WordedField = {
  name: string
  kind: FieldKind
  label: string
  /** True if only the browser checks the field. */
  native: boolean
  required?: true
  wide?: true
  min?: number
  max?: number
  autocomplete?: AutoFill
  /** The advice to read before typing. */
  hint?: string
  choices?: FormField['options']
  messages: { missing?: string; tooLong?: string; invalid?: string }
}
type AutoFill = 'name' | 'email' | 'tel' | 'organization'

export const hasForm = (kind: string, { definitions }: Pick<FormWords, 'definitions'>): boolean =>
  Object.hasOwn(definitions, kind)

export function wordedFields(kind: string, words: FormWords): WordedField[] {
  const form = words.definitions[kind]
  if (!form) throw new Error(`There is no form "${kind}" in content/forms`)
  return form.fields.map(field => {
    const { name, kind, label, required, wide, min, max, options } = field
    const autocomplete = autocompleteOf(field)
    return {
      name,
      kind,
      ...(required && { required }),
      ...(autocomplete && { autocomplete }),
      ...(min && { min }),
      ...(max && { max }),
      ...(wide && { wide }),
      label,
      native: form.native,
      ...(min && { hint: fill(words.minimum, { min }) }),
      ...(options && { choices: options }),
      messages: messagesOf(field, words),
    }
  })
}

function autocompleteOf({ kind, mark }: FormField): AutoFill | undefined {
  if (kind === 'email' || kind === 'tel') return kind
  if (mark === 'company') return 'organization'
  return mark === 'name' ? 'name' : undefined
}

function messagesOf({ kind, required, min = 0, max = 0, missing, tooLong }: FormField, words: FormWords) {
  const limits = { min, max }
  return {
    ...(missing && { missing: fill(missing, limits) }),
    ...(tooLong && { tooLong: fill(tooLong, limits) }),
    ...(kind === 'choice' && !required && { invalid: words.messages.choiceInvalid }),
  }
}
