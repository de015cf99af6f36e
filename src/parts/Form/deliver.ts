import { type Accepted, hiddenFields, type Refused } from '../../forms/protocol.ts'

const timeoutMs = 20_000

/** The result: a reference if the service accepted the request, else the errors of its fields, if any. */
export type Outcome = { accepted: true; reference?: string } | { accepted: false; errors?: Refused['errors'] }

export type Hidden = { [Name in keyof typeof hiddenFields]: string }

/** Posts the form as JSON. The request continues if the visitor leaves the page. */
export async function deliver(endpoint: string, values: object, hidden: Hidden): Promise<Outcome> {
  const added = Object.entries(hiddenFields).map(([name, field]) => [field, hidden[name as keyof Hidden]])
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...Object.fromEntries(added) }),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
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
