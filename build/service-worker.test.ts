import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { inProgram } from '../tools/program.ts'

const origin = 'https://firm.example'
const script = `${origin}/_astro/shell.js`
const full = () => Promise.reject(new Error('QuotaExceededError'))

/** Returns the worker's answer to a request for a script, with the given caches. */
async function answerWith(caches: object): Promise<Response> {
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
  }
  const fetch = async () => new Response('from the network')
  const source = readFileSync(inProgram('build/service-worker.js'), 'utf8')
  runInNewContext(source, { self, caches, fetch, location: { origin }, URL, Response })
  const waits: Promise<unknown>[] = []
  const answer = await new Promise<Response>((resolve, reject) =>
    listeners.fetch?.({
      request: new Request(script),
      respondWith: (answer: Promise<Response>) => answer.then(resolve, reject),
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    }),
  )
  await Promise.all(waits)
  return answer
}

test('a script that cannot be cached is still served from the network', async () => {
  const fullCache = { match: async () => undefined, put: full }
  for (const caches of [{ open: async () => fullCache }, { open: full }])
    assert.equal(await (await answerWith(caches)).text(), 'from the network')
})

test('a script is cached once and then served from the cache', async () => {
  const kept = new Map<string, Response>()
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
  }
  await answerWith({ open: async () => cache })
  kept.set(script, new Response(`${await kept.get(script)?.text()}, kept`))
  assert.equal(await (await answerWith({ open: async () => cache })).text(), 'from the network, kept')
})
