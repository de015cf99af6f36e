// The fields of a form with their words in one language.
import { fill } from '../i18n/fill.ts'
import {
  type Choice,
  type FormField,
  formFields,
  isNative,
  type LabelKey,
  type MessageKey,
} from './definitions.ts'
import type { FormKind } from './protocol.ts'

export type FieldWords = {
  labels: Record<LabelKey, string>
  choices: Record<Choice, string>
  projectTypes: { id: string; label: string }[]
  messages: Record<MessageKey, string>
  /** "at least {min} characters" */
  minimum: string
}

export type WordedField = Omit<FormField, 'label' | 'choices' | 'messages'> & {
  label: string
  /** Checked by the browser alone. */
  native: boolean
  /** What should be known before typing. */
  hint?: string
  choices?: { value: string; label: string }[]
  messages: { [Key in keyof FormField['messages']]: string }
}

export function wordedFields(kind: FormKind, words: FieldWords): WordedField[] {
  return formFields[kind].map(field => {
    const { label, choices, messages, ...rest } = field
    const limits = { min: field.min ?? 0, max: field.max ?? 0 }
    const sentences = Object.entries(messages).map(([what, key]) => [what, fill(words.messages[key], limits)])
    return {
      ...rest,
      label: words.labels[label],
      native: isNative(kind),
      ...(field.min && { hint: fill(words.minimum, limits) }),
      ...(choices && { choices: choicesOf(choices, words) }),
      messages: Object.fromEntries(sentences) as WordedField['messages'],
    }
  })
}

function choicesOf(choices: NonNullable<FormField['choices']>, words: FieldWords) {
  if (choices === 'projectTypes') return words.projectTypes.map(({ id, label }) => ({ value: id, label }))
  return choices.map(value => ({ value, label: words.choices[value] }))
}
