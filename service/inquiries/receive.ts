import type { IncomingMessage } from 'node:http'
import { endpoint, tokenEndpoint, visitEndpoint } from '../../src/forms/protocol.ts'
import { allowOrigin } from '../http/allow-origin.ts'
import { type Answer, jsonAnswer, problemAnswer } from '../http/answer.ts'
import { readBody, tooLong } from '../http/read-body.ts'
import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import type { Build } from '../site/build.ts'
import { judge } from '../spam/suspicion.ts'
import { issueToken } from '../spam/token.ts'
import { reasonOf } from '../store/database.ts'
import { readVisit, type Visit } from '../visits/visit.ts'
import { accepted, type Refusal, refusals, refused } from './answers.ts'
import { checkFormPost } from './check-post.ts'
import { type FormPost, readFormPost } from './form-post.ts'
import type { Submission } from './inquiry.ts'
import type { Stored } from './store-inquiry.ts'

export interface Reception {
  store(submission: Submission, clientAddress: string): Promise<Stored>
  /** Fails while its store cannot be reached. */
  formSecret(): Promise<string>
  /** Returns false if the address has reported too many visits. */
  countVisit(visit: Visit, clientAddress: string): boolean
  /** Hosts of the site itself, apart from those of the build. */
  ownHosts: readonly string[]
  build(): Build
  allowedOrigins: readonly string[]
  log: Log
  metrics: Metrics
}

/** The longest form fits even with every letter percent-encoded. */
const longestBodyBytes = 64 * 1024

/** The limit suffices for the page's address and its referrer. */
const longestReportBytes = 8 * 1024

export interface Endpoint {
  method: 'GET' | 'POST'
  answer(reception: Reception, request: IncomingMessage, clientAddress: string): Promise<Answer>
}

export const endpoints: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>([
  [endpoint, { method: 'POST', answer: form }],
  [visitEndpoint, { method: 'POST', answer: visit }],
  [tokenEndpoint, { method: 'GET', answer: token }],
])

export async function receive(
  reception: Reception,
  request: IncomingMessage,
  endpoint: Endpoint,
  clientAddress: string,
): Promise<Answer> {
  const answer = await answerTo(reception, request, endpoint, clientAddress).catch((error: unknown) => {
    // The visitor disconnected while sending, so this answer reaches no one.
    if (request.destroyed) return problemAnswer(400, 'The request was broken off')
    reception.log.error('A request failed unexpectedly', { reason: (error as Error).name })
    return problemAnswer(500, 'Internal error')
  })
  reception.metrics.count('http_requests_total', { status: answer.status })
  return answer
}

async function answerTo(
  reception: Reception,
  request: IncomingMessage,
  { method, answer: answerAt }: Endpoint,
  clientAddress: string,
): Promise<Answer> {
  const cors = allowOrigin(request, reception.allowedOrigins)
  if (!cors) return problemAnswer(403, 'This origin may not use the service')
  const answer =
    request.method === 'OPTIONS'
      ? preflight(method)
      : request.method === method
        ? await answerAt(reception, request, clientAddress)
        : request.method === 'GET' && wantsPage(request)
          ? contactPage(reception.build())
          : problemAnswer(405, 'Method not allowed', { headers: { Allow: `${method}, OPTIONS` } })
  return { ...answer, headers: { ...answer.headers, ...cors } }
}

/** Redirects a browser that opens or restores a form's endpoint to /contact, or to the home page if there is no /contact. */
function contactPage({ files }: Build): Answer {
  return { status: 303, headers: { Location: files.has('/contact') ? '/contact' : '/' } }
}

function preflight(method: string): Answer {
  const headers = {
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '86400',
  }
  return { status: 204, headers }
}

async function token({ formSecret }: Reception): Promise<Answer> {
  try {
    return jsonAnswer(200, { token: issueToken(await formSecret()) })
  } catch {
    return problemAnswer(503, 'No token now', { headers: { 'Retry-After': '60' } })
  }
}

async function visit(reception: Reception, request: IncomingMessage, clientAddress: string): Promise<Answer> {
  const { visits: names, files, alternateHosts } = reception.build()
  if (!names) return problemAnswer(404, 'Visits are not counted here')
  const sent = await readBody(request, ['text/plain'], longestReportBytes)
  if ('status' in sent) return sent
  if (sent.isCut) return tooLong()
  const seen = readVisit(sent.body, { names, files, ownHosts: [...reception.ownHosts, ...alternateHosts] })
  if (!seen) return problemAnswer(422, 'There is no such page')
  const { 'user-agent': agent = '', dnt, 'sec-gpc': privacy } = request.headers
  // Crawlers that run scripts name themselves, and browsers send their visitor's wish (Do Not Track, Global Privacy Control).
  if (/bot|crawl|spider/i.test(agent) || dnt === '1' || privacy === '1') return { status: 204 }
  if (!reception.countVisit(seen, clientAddress))
    return problemAnswer(429, 'Too many requests', { headers: { 'Retry-After': '60' } })
  return { status: 204 }
}

async function form(reception: Reception, request: IncomingMessage, clientAddress: string): Promise<Answer> {
  const sent = await readBody(
    request,
    ['application/json', 'application/x-www-form-urlencoded'],
    longestBodyBytes,
  )
  if ('status' in sent) return sent
  const isJson = sent.mediaType === 'application/json'
  if (isJson && sent.isCut) return tooLong()
  const build = reception.build()
  const post = readFormPost(sent.body, isJson, wantsPage(request), build.texts)
  if (!post) return problemAnswer(400, 'The body is not a flat JSON object')
  return inquiry(reception, build, post, clientAddress, sent.isCut)
}

/** True for a browser that will show the answer, because it sent the form or opened the address without our script. */
const wantsPage = (request: IncomingMessage): boolean => /\btext\/html\b/.test(request.headers.accept ?? '')

async function inquiry(
  reception: Reception,
  build: Build,
  post: FormPost,
  clientAddress: string,
  isCut: boolean,
): Promise<Answer> {
  const { log, metrics } = reception
  const refuse = (refusal: Refusal) => {
    metrics.count('inquiries_refused_total', { reason: refusal.reason })
    return refused(post, build, refusal)
  }
  const checked = checkFormPost(post, build.texts, build.formerTexts)
  // The beginning of a form must not be stored as if it were all of it.
  if (isCut) return refuse(refusals.tooLong('errors' in checked ? checked.errors : {}))
  if ('errors' in checked) return refuse(refusals.invalid(checked.errors))
  let submission: Submission
  let stored: Stored
  try {
    const verdict = judge(await reception.formSecret(), { ...post, fields: checked.fields })
    const { locale, person, idempotencyKey } = post
    submission = { ...checked, locale, person, idempotencyKey, ...verdict }
    stored = await reception.store(submission, clientAddress)
  } catch (error) {
    const reason = reasonOf(error)
    log.error('ALARM: an inquiry could not be stored; the visitor was told', { reason })
    return refuse(refusals.storeAway())
  }
  if ('retryAfter' in stored) return refuse(refusals.tooMany(stored.retryAfter))
  const { reference, isNew, unconfirmed } = stored
  if (isNew) {
    const { kind, heldReason } = submission
    metrics.count('inquiries_accepted_total', { kind })
    if (heldReason !== undefined) metrics.count('inquiries_held_total', { reason: heldReason })
    log.info('Inquiry stored', { reference, kind, held: heldReason })
    if (unconfirmed === 'domain' || unconfirmed === 'everybody')
      log.warn('The daily limit of confirmations is reached; inquiries are stored without one', {
        of: unconfirmed,
      })
  }
  return accepted(post, build, reference)
}
