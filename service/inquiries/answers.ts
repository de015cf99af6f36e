import { textsIn } from '../../src/content/service-texts.ts'
import { defaultForm } from '../../src/forms/protocol.ts'
import { hasForm } from '../../src/forms/words.ts'
import { type Answer, type Headers, jsonAnswer, problemAnswer } from '../http/answer.ts'
import { closing } from '../http/read-body.ts'
import type { Build } from '../site/build.ts'
import { type AnswerData, renderAnswerPage } from './answer-pages.ts'
import type { FormPost } from './form-post.ts'

export function accepted(post: FormPost, build: Build, reference: string): Answer {
  if (!post.wantsPage) return jsonAnswer(202, { reference })
  return page(post, 202, build.thanksPage(post.locale), { reference })
}

/** A refusal to store an inquiry: the label of its counter, the sentence on the page, and the answer for a script. */
export interface Refusal {
  reason: 'invalid' | 'rate' | 'store'
  status: 413 | 422 | 429 | 503
  title: string
  sentence: 'invalid' | 'later' | 'tooMany'
  errors?: Record<string, string>
  headers?: Headers
}

export const refusals = {
  invalid: (errors: Record<string, string>): Refusal => ({
    reason: 'invalid',
    status: 422,
    title: 'Some fields are not valid',
    sentence: 'invalid',
    errors,
  }),
  /** Returns the form with the beginning of the typed text. */
  tooLong: (errors: Record<string, string>): Refusal => ({
    reason: 'invalid',
    status: 413,
    title: 'Too long',
    sentence: 'invalid',
    errors,
    headers: closing,
  }),
  tooMany: (retryAfterSeconds: number): Refusal => ({
    reason: 'rate',
    status: 429,
    title: 'Too many requests',
    sentence: 'tooMany',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  }),
  /** The store cannot be reached, is full or is read-only. */
  storeAway: (): Refusal => ({
    reason: 'store',
    status: 503,
    title: 'Could not be stored',
    sentence: 'later',
    headers: { 'Retry-After': '60' },
  }),
}

/** Answers a script with a problem, and a browser with the form and everything that the visitor typed. */
export function refused(post: FormPost, build: Build, refusal: Refusal): Answer {
  const { status, title, sentence, errors = {}, headers } = refusal
  if (!post.wantsPage) return problemAnswer(status, title, refusal)
  const { forms } = textsIn(build.texts, post.locale)
  const data = {
    sentence: forms.answers[sentence],
    kind: hasForm(post.kind, forms) ? post.kind : defaultForm,
    person: post.person,
    fields: post.fields,
    errors,
  }
  return page(post, status, build.errorPage(post.locale), data, headers)
}

function page(
  { locale }: FormPost,
  status: number,
  template: string,
  data: AnswerData,
  headers?: Headers,
): Answer {
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': 'no-store',
  }
  return { status, headers: { ...own, ...headers }, body: renderAnswerPage(template, data) }
}
