import type { ServerResponse } from 'node:http'

export type Headers = Readonly<Record<string, string>>

export interface Answer {
  status: number
  headers?: Headers
  body?: string
}

export function jsonAnswer(status: number, value: unknown, headers: Headers = {}): Answer {
  const own = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return { status, headers: { ...own, ...headers }, body: JSON.stringify(value) }
}

/** Says what went wrong as `application/problem+json`: never a stack, never a word of what was sent. */
export function problemAnswer(
  status: number,
  title: string,
  { errors, headers }: { errors?: Record<string, string>; headers?: Headers } = {},
): Answer {
  const own = { 'Content-Type': 'application/problem+json; charset=utf-8' }
  return jsonAnswer(status, { type: 'about:blank', title, status, errors }, { ...own, ...headers })
}

/** Sends an answer whose own headers replace those that every answer has. */
export function sendAnswer(
  response: ServerResponse,
  { status, headers, body = '' }: Answer,
  base: Headers,
): void {
  response.writeHead(status, { ...base, ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}
