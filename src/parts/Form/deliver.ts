import {
  type Accepted,
  type FormKind,
  type FormLocale,
  formHeaders,
  type Refused,
} from '../../forms/protocol.ts'

const patience = 20_000

export type Letter = {
  endpoint: string
  kind: FormKind
  locale: FormLocale
  idempotencyKey: string
  token: string | undefined
  trap: string
  values: object
}

/** A reference when the service has it; sentences for its fields, or nothing, when it has not. */
export type Outcome = { accepted: true; reference?: string } | { accepted: false; errors?: Refused['errors'] }

export async function deliver(letter: Letter): Promise<Outcome> {
  try {
    const response = await fetch(letter.endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [formHeaders.kind]: letter.kind,
        [formHeaders.locale]: letter.locale,
        [formHeaders.idempotencyKey]: letter.idempotencyKey,
        [formHeaders.honeypot]: encodeURIComponent(letter.trap),
        ...(letter.token && { [formHeaders.token]: letter.token }),
      },
      body: JSON.stringify(letter.values),
      signal: AbortSignal.timeout(patience),
    })
    const answer: Partial<Accepted & Refused> = await response.json().catch(() => ({}))
    if (response.ok) return { accepted: true, ...(answer.reference && { reference: answer.reference }) }
    console.error(`The inquiry was refused with ${response.status}.`)
    return { accepted: false, ...(answer.errors && { errors: answer.errors }) }
  } catch (error) {
    console.error('The inquiry could not be sent:', error)
    return { accepted: false }
  }
}

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
