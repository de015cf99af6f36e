// A form in one language, as content/forms/<kind>.yaml defines it. Pages, the service, mails and the inbox read the same.

/** given: not typed but taken along from where the form was opened. */
export const fieldKinds = ['line', 'email', 'tel', 'text', 'choice', 'given'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The fields that the program has to find in any form. */
export const marks = ['name', 'email', 'message', 'company'] as const
export type Mark = (typeof marks)[number]

export type FormField = {
  name: string
  kind: FieldKind
  mark?: Mark | undefined
  label: string
  required: boolean
  /** As broad as the form. */
  wide: boolean
  min?: number | undefined
  max?: number | undefined
  options?: { value: string; label: string }[] | undefined
  /** The message where the value is missing or impossible. */
  missing?: string | undefined
  tooLong?: string | undefined
}

export type FormDefinition = {
  /** The name of an inquiry made with it. */
  name: string
  /** Replaces the opening of the confirmation mail. */
  opening?: string | undefined
  /** Only the browser checks the form. Its limits are attributes, and the service takes what a browser lets through. */
  native: boolean
  fields: FormField[]
}

/** Forms by the names of their files. */
export type FormDefinitions = Record<string, FormDefinition>

/** The values of a submitted form, checked and trimmed. A field that was left empty is an empty text. */
export type FormValues = Record<string, string>
