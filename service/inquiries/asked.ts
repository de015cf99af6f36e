// Keeps the labels and options of the form that the visitor answered. They are stored beside the answers, because the
// form may change or be removed later.
import * as v from 'valibot'
import { type Mark, marks } from '../../src/forms/definitions.ts'
import { type FormWords, wordedFields } from '../../src/forms/words.ts'

const askedField = v.object({
  name: v.string(),
  label: v.string(),
  mark: v.optional(v.picklist(marks)),
  /** The label of the chosen option. */
  answer: v.optional(v.string()),
})

/** The name of the form and its fields, in the firm's own language. */
export const askedSchema = v.object({ form: v.string(), fields: v.array(askedField) })
export type Asked = v.InferOutput<typeof askedSchema>

export function askedWith(kind: string, values: Record<string, string>, words: FormWords): Asked {
  const form = words.definitions[kind]
  const fields = wordedFields(kind, words).map(({ name, label, choices }, index) => {
    const mark = form?.fields[index]?.mark
    const answer = choices?.find(({ value }) => value === values[name])?.label
    return { name, label, ...(mark && { mark }), ...(answer !== undefined && { answer }) }
  })
  return { form: form?.name ?? kind, fields }
}

/** The field names of inquiries from the time before labels were stored. */
const formerNames: Record<Mark, string[]> = {
  name: ['name', 'fullName'],
  email: ['email'],
  message: ['message', 'description'],
  company: ['company'],
}

type Answered = { fields: Record<string, string>; asked: Asked | undefined }

/** Returns the answer in the field with the mark, or an empty text. */
export function answerOf({ fields, asked }: Answered, mark: Mark): string {
  const marked = asked?.fields.filter(field => field.mark === mark).map(({ name }) => name)
  return (marked ?? formerNames[mark]).map(name => fields[name]).find(Boolean) ?? ''
}
