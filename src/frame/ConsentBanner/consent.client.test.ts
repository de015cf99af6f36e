import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { beforeEach, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'

// Resolves `?address` imports to the file itself, in place of the build.
const query = '?address'
registerHooks({
  load: (url, context, load) =>
    url.endsWith(query)
      ? {
          format: 'module',
          source: `export default ${JSON.stringify(url.slice(0, -query.length))}`,
          shortCircuit: true,
        }
      : load(url, context),
})

let banner = new EventTarget()
const html = { dataset: {} as Record<string, string>, toggleAttribute: () => undefined }
const cookies: string[] = []
const reports: string[] = []
let leave = () => {}
let storage: () => unknown
Object.defineProperty(globalThis, 'localStorage', { get: () => storage(), configurable: true })
Object.defineProperty(globalThis, 'navigator', {
  value: { sendBeacon: (address: string) => reports.push(address) },
})
Object.assign(globalThis, {
  document: {
    documentElement: html,
    getElementById: (id: string) => (id === 'consent' ? banner : null),
    querySelectorAll: () => [],
    addEventListener: (_: string, listener: () => void) => {
      leave = listener
    },
    get cookie() {
      return '_pk_id.1.abcd=1; language=de; _pk_ses.1.abcd=1'
    },
    set cookie(text: string) {
      cookies.push(text)
    },
  },
  addEventListener: () => undefined,
  location: 'https://firm.example/',
})

const { answerConsent, consentChoice } = await import('./consent.client.ts')
const { countVisit } = await import('../visit.client.ts')

function press(answer: string) {
  Object.assign(banner, { closest: () => ({ dataset: { consent: answer } }) })
  banner.dispatchEvent(new Event('click'))
}

beforeEach(() => {
  banner = new EventTarget()
  const kept = new Map<string, string>()
  storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('if the browser blocks storage, a refusal of consent still applies while the page is open', () => {
  storage = () => {
    throw new Error('SecurityError')
  }
  html.dataset = { visits: '/api/visit' }
  answerConsent()
  countVisit()
  press('all')
  leave()
  assert.equal(reports.length, 1)
  press('rejected')
  leave()
  assert.equal(consentChoice(), 'rejected')
  assert.equal(reports.length, 1)
})

test('a refusal of consent deletes existing Matomo cookies and no others', async () => {
  html.dataset = { matomoUrl: 'https://stats.example' }
  answerConsent()
  press('rejected')
  await setImmediate()
  await import('./statistics.client.ts')
  await setImmediate()
  assert.deepEqual(
    cookies,
    ['_pk_id.1.abcd', '_pk_ses.1.abcd'].map(name => `${name}=; path=/; max-age=0`),
  )
})
