import type { FormTexts } from '../../content/schemas/form-texts.ts'
import type { FormValues } from '../../forms/definitions.ts'
import type { WordedField } from '../../forms/words.ts'

export type WhatsAppSetup = Omit<FormTexts['whatsapp'], 'open'> & {
  /** The digits of the number, with the country code. */
  number: string
}

/** Returns the address of a chat with the firm in which the request is already written. */
export function whatsAppAddress(
  fields: WordedField[],
  values: FormValues,
  { number, heading }: WhatsAppSetup,
): string {
  const lines = fields.flatMap(({ name, label, choices }) => {
    const value = values[name]
    return value ? [`${label}: ${choices?.find(choice => choice.value === value)?.label ?? value}`] : []
  })
  return `https://wa.me/${number}?text=${encodeURIComponent([`*${heading}*`, '', ...lines].join('\n'))}`
}
