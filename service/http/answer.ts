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

/** Describes a problem as `application/problem+json`, without a stack trace and without quoting the request. */
export function problemAnswer(
  status: number,
  title: string,
  { errors, headers }: { errors?: Record<string, string>; headers?: Headers } = {},
): Answer {
  const own = { 'Content-Type': 'application/problem+json; charset=utf-8' }
  return jsonAnswer(status, { type: 'about:blank', title, status, errors }, { ...own, ...headers })
}

/** Sends an answer. Its own headers override the base headers. */
export function sendAnswer(
  response: ServerResponse,
  { status, headers, body = '' }: Answer,
  base: Headers,
): void {
  response.writeHead(status, { ...base, ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}
