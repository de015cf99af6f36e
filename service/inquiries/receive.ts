import type { ServiceTexts } from '../../src/content/service-texts.ts'
import { endpoint, type FormLocale, tokenEndpoint } from '../../src/forms/protocol.ts'
import { checkOrigin, type OriginPolicy } from '../http/origin.ts'
import { type Problem, problemResponse } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import { judge } from '../spam/suspicion.ts'
import { issueToken } from '../spam/token.ts'
import { reasonOf } from '../store/database.ts'
import { type AnswerData, type AnswerPages, renderAnswerPage } from './answer-pages.ts'
import { checkFormPost, type FormPost, readFormPost } from './form-post.ts'
import type { Submission } from './inquiry.ts'
import type { Stored } from './store-inquiry.ts'

export interface ContactService {
  store(submission: Submission, clientAddress: string): Promise<Stored>
  /** Fails while the store that keeps it is away. */
  formSecret(): Promise<string>
  origins: OriginPolicy
  pages: AnswerPages
  texts: ServiceTexts
  log: Log
  metrics: Metrics
}

export type ContactHandler = (request: Request, client: { address: string }) => Promise<Response>

/** The largest honest form fits even with every letter percent-encoded. */
const longestBody = 64 * 1024

/** What may be done at an address of the service, if it is one. */
export function contactMethod(path: string): 'GET' | 'POST' | undefined {
  if (path === tokenEndpoint) return 'GET'
  return path === endpoint ? 'POST' : undefined
}

/** Web-standard, so that it runs on any host that has `Request` and `Response`. */
export function createContactHandler(service: ContactService): ContactHandler {
  return async (request, client) => {
    const response = await answer(service, request, client.address).catch((error: unknown) => {
      // The visitor left in the middle of sending: nobody reads this answer.
      if (request.signal.aborted) return problemResponse({ status: 400, title: 'The request was broken off' })
      service.log.error('A request failed in a way nobody foresaw', { reason: (error as Error).name })
      return problemResponse({ status: 500, title: 'Internal error' })
    })
    service.metrics.count('http_requests_total', { status: response.status })
    return response
  }
}

async function answer(service: ContactService, request: Request, clientAddress: string): Promise<Response> {
  const allowed = contactMethod(new URL(request.url).pathname)
  const verdict = checkOrigin(request, service.origins)
  if (!verdict.allowed) return problemResponse({ status: 403, title: 'This origin may not use the service' })
  if (!allowed) return problemResponse({ status: 404, title: 'Not found' })
  if (request.method === 'OPTIONS') return withHeaders(preflight(allowed), verdict.cors)
  if (request.method !== allowed) {
    const headers = { Allow: `${allowed}, OPTIONS` }
    return withHeaders(problemResponse({ status: 405, title: 'Method not allowed', headers }), verdict.cors)
  }
  const response =
    allowed === 'GET' ? await sendToken(service) : await receive(service, request, clientAddress)
  return withHeaders(response, verdict.cors)
}

async function sendToken(service: ContactService): Promise<Response> {
  try {
    const token = issueToken(await service.formSecret())
    return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } })
  } catch {
    return problemResponse({ status: 503, title: 'No token now', headers: { 'Retry-After': '60' } })
  }
}

async function receive(service: ContactService, request: Request, clientAddress: string): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isJson = type === 'application/json'
  if (!isJson && type !== 'application/x-www-form-urlencoded') {
    return problemResponse({
      status: 415,
      title: 'Send application/json or application/x-www-form-urlencoded',
    })
  }
  const body = await readBody(request, longestBody)
  if (body === undefined) return problemResponse({ status: 413, title: 'Too long' })
  const post = readFormPost(body, isJson)
  if (!post) return problemResponse({ status: 400, title: 'The body is not JSON' })
  const asker: Asker = { ...post, wantsPage: /\btext\/html\b/.test(request.headers.get('accept') ?? '') }

  const checked = checkFormPost(post, service.texts)
  if ('errors' in checked) {
    service.metrics.count('inquiries_refused_total', { reason: 'invalid' })
    const problem = { status: 422, title: 'Some fields are not valid', errors: checked.errors } as const
    return refuse(service, asker, problem, 'invalid', checked.kind)
  }
  const { kind, fields } = checked
  const idempotencyKey = /^[\w-]{8,100}$/.test(post.idempotencyKey) ? post.idempotencyKey : undefined
  let heldReason: string | undefined
  let stored: Stored
  try {
    const verdict = judge(await service.formSecret(), { ...asker, fields })
    heldReason = verdict.heldReason
    stored = await service.store(
      { kind, locale: post.locale, person: post.person, fields, idempotencyKey, ...verdict },
      clientAddress,
    )
  } catch (error) {
    service.log.error('ALARM: an inquiry could not be stored; the visitor was told', {
      reason: reasonOf(error),
    })
    service.metrics.count('inquiries_refused_total', { reason: 'store' })
    const headers = { 'Retry-After': '60' }
    return refuse(service, asker, { status: 503, title: 'Could not be stored', headers }, 'later', kind)
  }
  if ('retryAfter' in stored) {
    service.metrics.count('inquiries_refused_total', { reason: 'rate' })
    const headers = { 'Retry-After': String(stored.retryAfter) }
    return refuse(service, asker, { status: 429, title: 'Too many requests', headers }, 'tooMany', kind)
  }
  if (stored.isNew) {
    service.metrics.count('inquiries_accepted_total', { kind })
    if (heldReason !== undefined) service.metrics.count('inquiries_held_total', { reason: heldReason })
    service.log.info('Inquiry stored', { reference: stored.reference, kind, held: heldReason })
  }
  const { reference } = stored
  return asker.wantsPage
    ? pageResponse(service.pages[post.locale].thanks, 202, post.locale, { reference })
    : Response.json({ reference }, { status: 202, headers: { 'Cache-Control': 'no-store' } })
}

type Asker = FormPost & { wantsPage: boolean }

/** For a script a problem, for a person the form again with everything that was typed. */
function refuse(
  service: ContactService,
  { locale, person, fields, wantsPage }: Asker,
  problem: Problem,
  sentence: 'invalid' | 'later' | 'tooMany',
  kind: Submission['kind'] | undefined,
): Response {
  if (!wantsPage) return problemResponse(problem)
  const data: AnswerData = {
    sentence: service.texts[locale].forms.answers[sentence],
    kind: kind ?? 'quote',
    person,
    fields,
    errors: problem.errors ?? {},
  }
  return pageResponse(service.pages[locale].error, problem.status, locale, data, problem.headers)
}

function pageResponse(
  template: string,
  status: number,
  locale: FormLocale,
  data: AnswerData,
  headers: Record<string, string> = {},
): Response {
  return new Response(renderAnswerPage(template, data), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

function preflight(method: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '86400',
    },
  })
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
