import type { Quote } from '../../forms/schema.ts'

export type WhatsAppSetup = {
  /** Digits only, with the country code. */
  number: string
  heading: string
  labels: { service: string; company: string; name: string; email: string; phone: string; message: string }
  blocked: string
  open: string
  leaving: { title: string; text: string }
}

/** Opens a chat with the firm in which the inquiry is already written. */
export function whatsAppAddress(quote: Quote, { number, heading, labels }: WhatsAppSetup): string {
  const fields = ['service', 'company', 'name', 'email', 'phone', 'message'] as const
  const lines = fields.filter(name => quote[name] !== '').map(name => `${labels[name]}: ${quote[name]}`)
  return `https://wa.me/${number}?text=${encodeURIComponent([`*${heading}*`, '', ...lines].join('\n'))}`
}
