// Firefox has WebDriver BiDi built in, over a WebSocket, so no driver program is needed.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Driver } from './driver.ts'

type Answer = { id: number; type: string; result?: Record<string, unknown>; message?: string }

export async function startFirefox(binary: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const child = spawn(binary, ['--headless', '--remote-debugging-port', '0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', line => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('Firefox ended at once')))
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))

  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let count = 0
  const send = async (method: string, params: object) => {
    const id = ++count
    const answer = await new Promise<Answer>(resolve => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result ?? {}
  }

  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string }
  }
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context
  return {
    version: capabilities.browserVersion,
    open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async evaluate(expression) {
      const { result } = (await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string } }
      return result?.value
    },
    perform: async actions => void (await send('input.performActions', { context, actions })),
    async close() {
      await send('browser.close', {}).catch(() => child.kill())
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
