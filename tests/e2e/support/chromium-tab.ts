// Controls a tab of Chromium from outside its pages. Test tools attach to the page itself, and Chromium then turns
// prerendering off; attaching to the tab keeps it on, as for a visitor.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArguments, findChromium } from '../../../sweep/chromium.ts'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: { message: string }
}
interface TargetInfo {
  targetId: string
  type: string
  subtype?: string
}

export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>
  /** Returns the value of an expression in the visible page. */
  evaluate: <T>(expression: string) => Promise<T>
  /** Waits until an expression is true in the visible page. */
  until: (expression: string) => Promise<void>
  point: (selector: string) => Promise<void>
  /** Clicks at the current position of the mouse. */
  press: () => Promise<void>
  /** Waits until Chromium has prerendered a page. */
  prerendered: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a browser with one tab of desktop size for the work, and closes both afterwards. */
export async function inTab<Result>(work: (tab: Tab) => Promise<Result>): Promise<Result> {
  const tab = await openTab()
  try {
    return await work(tab)
  } finally {
    await tab.close()
  }
}

async function openTab(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'))
  const options = [
    '--headless',
    '--no-startup-window',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1440,900',
  ]
  const browser = spawn(await findChromium(), [...chromiumArguments, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => browser.once('exit', () => resolve()))
  const socket = new WebSocket(await addressOf(browser.stderr))
  await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))

  const waiting = new Map<number, { answer: (message: Message) => void; sessionId: string | undefined }>()
  // The session of each page. The visible page is the one without a subtype.
  const pages = new Map<string, { session: string; shown: boolean }>()
  let last = 0
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    last += 1
    const id = last
    const answered = new Promise<Message>(answer => waiting.set(id, { answer, sessionId }))
    socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
    const { result, error } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.answer(message)
    const { targetInfo, sessionId } = (message.params ?? {}) as {
      targetInfo?: TargetInfo
      sessionId?: string
    }
    if (message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page' && sessionId)
      pages.set(targetInfo.targetId, { session: sessionId, shown: !targetInfo.subtype })
    const known = targetInfo && pages.get(targetInfo.targetId)
    if (message.method === 'Target.targetInfoChanged' && known) known.shown = !targetInfo.subtype
    if (message.method === 'Target.detachedFromTarget') {
      for (const [id, page] of pages) if (page.session === sessionId) pages.delete(id)
      // Fails calls to the closed page, because the browser never answers them.
      for (const call of waiting.values())
        if (call.sessionId === sessionId) call.answer({ error: { message: 'the page is gone' } })
    }
  })

  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true })
  const automatic = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', automatic, String(tab))

  const page = () => [...pages.values()].findLast(({ shown }) => shown)?.session
  const evaluate = async <T>(expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, page())
    return (result as { value: T }).value
  }
  const patiently = async (holds: () => Promise<boolean>, what: string) => {
    const patience = Date.now() + 30_000
    while (!(await holds().catch(() => false))) {
      if (Date.now() > patience) throw new Error(`never came true: ${what}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const until = (expression: string) =>
    patiently(() => evaluate<boolean>(`Boolean(${expression})`), expression)
  let mouse = { x: 0, y: 0 }
  const move = (type: string, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type, ...mouse, ...more }, page())

  await patiently(async () => page() !== undefined, 'a page')
  return {
    evaluate,
    until,
    async open(url) {
      await send('Page.navigate', { url }, page())
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`)
    },
    async point(selector) {
      mouse = await evaluate(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))([...document.querySelectorAll(${JSON.stringify(selector)})].find(found => found.checkVisibility()).getBoundingClientRect())`,
      )
      await move('mouseMoved')
    },
    async press() {
      await move('mousePressed', { button: 'left', clickCount: 1 })
      // The page may be gone before it can answer.
      await move('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined)
    },
    async prerendered() {
      await patiently(async () => {
        const hidden = [...pages.values()].find(({ shown }) => !shown)
        if (!hidden) return false
        const expression = 'document.prerendering && document.readyState === "complete"'
        const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, hidden.session)
        return (result as { value: boolean }).value
      }, 'a page made ready ahead')
    },
    async close() {
      // Killing the process might only end a wrapper script, so this asks the browser to close. It may end without answering.
      void send('Browser.close')
      await ended
      socket.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise(resolve => {
    createInterface({ input: output }).on('line', line => {
      const [, address] = /^DevTools listening on (ws:.+)$/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
}
