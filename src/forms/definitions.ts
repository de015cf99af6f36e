// The definition of a form in one language, from content/forms/<kind>.yaml. Pages, the service, mails and the inbox share
// it.

/** A `given` field is not typed: its value comes from the button that opened the form. */
export const fieldKinds = ['line', 'email', 'tel', 'text', 'choice', 'given'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The roles of fields that the program has to find in any form. */
export const marks = ['name', 'email', 'message', 'company'] as const
export type Mark = (typeof marks)[number]

export type FormField = {
  name: string
  kind: FieldKind
  mark?: Mark | undefined
  label: string
  required: boolean
  /** True if the field is as wide as the form. */
  wide: boolean
  min?: number | undefined
  max?: number | undefined
  options?: { value: string; label: string }[] | undefined
  /** The message for a missing or invalid value. */
  missing?: string | undefined
  tooLong?: string | undefined
}

export type FormDefinition = {
  /** The name of inquiries made with the form. */
  name: string
  /** Replaces the opening of the confirmation mail. */
  opening?: string | undefined
  /** True if only the browser checks the form. Its limits are attributes, and the service accepts what browsers accept. */
  native: boolean
  fields: FormField[]
}

/** The forms by file name. */
export type FormDefinitions = Record<string, FormDefinition>

/** The values of a submitted form, checked and trimmed. An empty field is an empty string. */
export type FormValues = Record<string, string>
