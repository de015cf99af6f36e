// WebKitGTK needs a separate driver program for WebDriver, and a screen to draw on.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'
import type { Driver } from './driver.ts'

export async function startWebKit(driver: string, miniBrowser: string, screen: string): Promise<Driver> {
  const port = await freePort()
  const [xvfb, display] = await startScreen(screen)
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const base = `http://127.0.0.1:${port}`
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(base + path, request)
    const { value } = (await response.json()) as { value: Record<string, unknown> & { message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value?.message}`)
    return value
  }
  await reachable(() => call('GET', '/status'))
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
  }
  const { sessionId, capabilities: found } = await call('POST', '/session', { capabilities })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 })
  return {
    version: (found as { browserVersion: string }).browserVersion,
    open: async url => void (await call('POST', `${session}/url`, { url })),
    async evaluate(expression) {
      const script = `const done = arguments[0]; (async () => JSON.stringify(await (${expression})))().then(done, () => done())`
      return (await call('POST', `${session}/execute/async`, { script, args: [] })) as unknown as string
    },
    perform: async actions => void (await call('POST', `${session}/actions`, { actions })),
    async close() {
      await call('DELETE', session).catch(() => undefined)
      child.kill()
      xvfb.kill()
    },
  }
}

/** Starts an X server that draws in memory only and chooses its own display number. */
async function startScreen(binary: string): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', data => resolve(String(data).trim()))
    child.once('exit', () => reject(new Error('Xvfb ended at once')))
  })
  return [child, `:${number}`]
}

async function reachable(call: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await call()
      return
    } catch (error) {
      if (tries > 100) throw error
      await pause(100)
    }
  }
}
