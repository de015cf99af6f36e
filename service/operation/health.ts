import { type Answer, jsonAnswer } from '../http/answer.ts'

export type HealthCheck = (path: string) => Promise<Answer> | undefined

const sharedForMs = 1000

/** Answers `/healthz` if the process runs and `/readyz` if it can store inquiries. Late mail does not make it unready. */
export function createHealthCheck(store: { ready(): Promise<object> }): HealthCheck {
  // Each check writes to the store, so all callers within a second share one.
  let latest: { at: number; answer: Promise<Answer> } | undefined
  return path => {
    if (path === '/healthz') return Promise.resolve(jsonAnswer(200, { status: 'ok' }))
    if (path !== '/readyz') return undefined
    const now = performance.now()
    if (!latest || now - latest.at > sharedForMs)
      latest = {
        at: now,
        answer: store.ready().then(
          mail => jsonAnswer(200, { status: 'ready', store: 'writable', ...mail }),
          () => jsonAnswer(503, { status: 'not ready', store: 'not writable' }),
        ),
      }
    return latest.answer
  }
}
