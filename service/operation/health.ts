import type { RunningContact } from '../inquiries/service.ts'

export interface HealthAnswer {
  status: 200 | 503
  body: string
}

export type HealthCheck = (path: string) => Promise<HealthAnswer> | undefined

/** `/healthz`: the process answers. `/readyz`: inquiries can be stored; mail that is late is told, but is no reason to send visitors away. */
export function createHealthCheck(contact: RunningContact, now = () => performance.now()): HealthCheck {
  // Each check is a write: many callers within a second share one.
  let latest: { at: number; answer: Promise<HealthAnswer> } | undefined
  return path => {
    if (path === '/healthz') return Promise.resolve({ status: 200, body: '{"status":"ok"}' })
    if (path !== '/readyz') return undefined
    if (!latest || now() - latest.at > 1000) latest = { at: now(), answer: check(contact) }
    return latest.answer
  }
}

async function check(contact: RunningContact): Promise<HealthAnswer> {
  try {
    const mail = await contact.ready()
    return { status: 200, body: JSON.stringify({ status: 'ready', store: 'writable', ...mail }) }
  } catch {
    return { status: 503, body: '{"status":"not ready","store":"not writable"}' }
  }
}
