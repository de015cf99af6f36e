// Talks to the studio's server.
import type { PlaceProblem } from '../http/route.ts'
import { commonWords } from './words.ts'

/** A rejection by the server, with a sentence for the person and the problems that the check found. */
export class Rejection extends Error {
  readonly status: number
  readonly problems: PlaceProblem[]
  constructor(status: number, { says = '', problems = [] }: { says?: string; problems?: PlaceProblem[] }) {
    const places = problems.map(({ way, message }) => [way.join(' › '), message].filter(Boolean).join(': '))
    super([says, ...places].filter(Boolean).join(' ') || unreachableWords())
    this.status = status
    this.problems = problems
  }
}

const unreachableWords = () => commonWords[document.documentElement.lang === 'en' ? 'en' : 'de'].away

/** A rejection with status 0 means that the server cannot be reached. */
const unreachable = () => new Rejection(0, {})

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, 'x-studio-language': document.documentElement.lang }
  const response = await fetch(`/studio/api/${path}`, { ...init, headers }).catch(() => {
    throw unreachable()
  })
  const answer: unknown = await response.json().catch(() => {
    // A broken-off answer does not say whether the request took effect. A proxy answers for a stopped Studio.
    if (response.ok || [502, 503, 504].includes(response.status)) throw unreachable()
    return {}
  })
  if (!response.ok) throw new Rejection(response.status, answer as object)
  return answer as T
}

export const get = <T>(path: string) => ask<T>(path, {})

const acts = new EventTarget()

/** Calls the listener after each act that the server accepted. Returns a function that removes it. */
export function onAct(listener: () => void): () => void {
  acts.addEventListener('act', listener)
  return () => acts.removeEventListener('act', listener)
}

async function act<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await ask<T>(path, { ...init, method: 'POST' })
  acts.dispatchEvent(new Event('act'))
  return answer
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
export const post = <T>(path: string, body: unknown) => act<T>(path, json(body))
export const upload = <T>(path: string, body: Blob) => act<T>(path, { body })
/** Posts a request that changes nothing, so it does not count as an act. */
export const tell = <T>(path: string, body: unknown) => ask<T>(path, json(body))

/** Asks for a file, such as an archive to download. */
export async function postForFile(path: string, body: unknown): Promise<Blob> {
  const response = await fetch(`/studio/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-language': document.documentElement.lang },
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw new Rejection(response.status, await response.json().catch(() => ({})))
  return response.blob()
}
