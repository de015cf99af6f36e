// Talks to the studio's server. An answer that says no is an error with the sentence for the person.
export class Said extends Error {
  readonly status: number
  readonly answer: unknown
  constructor(status: number, answer: unknown) {
    super((answer as { says?: string }).says ?? '')
    this.status = status
    this.answer = answer
  }
}

/** The server is not there: status 0. */
const away = new Said(0, {})

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, 'x-studio-language': document.documentElement.lang }
  const response = await fetch(`/studio/api/${path}`, { ...init, headers }).catch(() => {
    throw away
  })
  const answer: unknown = await response.json().catch(() => {
    // An answer that broke off says nothing of what was done.
    if (response.ok) throw away
    return {}
  })
  if (!response.ok) throw new Said(response.status, answer)
  return answer as T
}

export const get = <T>(path: string) => ask<T>(path, {})
export const post = <T>(path: string, body: unknown) =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
export const upload = <T>(path: string, body: Blob) => ask<T>(path, { method: 'POST', body })
