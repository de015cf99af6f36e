// Every name and key the forms use, for content, mails and export.
import { type Choice, type FieldName, formFields, type LabelKey, type MessageKey } from './definitions.ts'

const fields = Object.values(formFields).flat()
const unique = <Key>(keys: Key[]): Key[] => [...new Set(keys)]

export const fieldNames: FieldName[] = unique(fields.map(field => field.name))
export const labelKeys: LabelKey[] = unique(fields.map(field => field.label))
export const choiceKeys: Choice[] = unique(
  fields.flatMap(({ choices = [] }) => (choices === 'projectTypes' ? [] : choices)),
)
export const messageKeys: MessageKey[] = unique([
  ...fields.flatMap(field => Object.values(field.messages)),
  'fieldInvalid',
])
/** Under which names the forms ask for the person's own. */
export const personNames: FieldName[] = unique(
  fields.filter(field => field.autocomplete === 'name').map(field => field.name),
)
