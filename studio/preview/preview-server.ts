// The pages in the frame, rendered by Astro's development server, which starts with the first request. A secret of its
// own makes it answer only the Studio.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'
import { readYaml } from '../content/files.ts'
import type { Event } from '../content/save-events.ts'
import type { Studio } from '../http/settings.ts'
import { secretHeader } from './secret.ts'

const restartMs = 15_000
const retryMs = 200
/** Requests to the earlier server may still fail for this long after a restart. */
const settleMs = 5000

type PreviewMessage = { port?: number; done?: number; restarted?: true }

export class PreviewServer {
  readonly #studio: Studio
  #running: Promise<{ child: ChildProcess; port: number }> | undefined
  #asked = 0
  #restartedAt = 0
  readonly #secret = randomBytes(32).toString('hex')
  readonly #waiting = new Map<number, () => void>()

  constructor(studio: Studio) {
    this.#studio = studio
  }

  /** Renders a page of the draft, and again if it failed because the server was restarting. */
  async page(path: string): Promise<{ status: number; html: string }> {
    for (;;) {
      const response = await this.file(path)
      const page = { status: response.status, html: await response.text() }
      if (page.status < 500) return page
      await setTimeout(retryMs)
      if (Date.now() - this.#restartedAt > settleMs) return page
    }
  }

  /** Renders a page before the first request, because the first page takes longest. */
  warm(): void {
    if (!this.#running) this.page('/').catch(() => {})
  }

  /**
   * Fetches a file of the project itself, such as a typeface. A new page address restarts the server, also in
   * mid-request.
   */
  async file(path: string): Promise<Response> {
    const lastTry = Date.now() + restartMs
    for (;;) {
      this.#running ??= this.#start().catch((error: unknown) => {
        // The next page tries again, because an editor may have repaired the file that could not be read.
        this.#running = undefined
        throw error
      })
      const { port } = await this.#running
      try {
        return await fetch(`http://127.0.0.1:${port}${path}`, {
          redirect: 'manual',
          headers: { [secretHeader]: this.#secret },
        })
      } catch (error) {
        if (Date.now() > lastTry) throw error
        await setTimeout(retryMs)
      }
    }
  }

  /** Resolves once the next page would show the saved file; at the latest after two seconds. */
  async saved(path: string, event: Event): Promise<void> {
    const running = await this.#running?.catch(() => undefined)
    if (!running?.child.connected) return
    const id = ++this.#asked
    await new Promise<void>(resolve => {
      void setTimeout(2000, undefined, { ref: false }).then(resolve)
      this.#waiting.set(id, resolve)
      running.child.send({ saved: path, event, id })
    })
    this.#waiting.delete(id)
  }

  async #start(): Promise<{ child: ChildProcess; port: number }> {
    const firm = readYaml(this.#studio, 'firm.yaml') as { url: string }
    const child = fork(join(import.meta.dirname, 'dev.ts'), [], {
      cwd: this.#studio.project,
      env: {
        ...process.env,
        CONTENT_DIR: this.#studio.content,
        SITE_URL: process.env.SITE_URL || firm.url,
        PREVIEW_PORT: String(await freePort()),
        PREVIEW_SECRET: this.#secret,
        ASTRO_TELEMETRY_DISABLED: '1',
        // With one arena a thread, the C library would keep freed memory.
        MALLOC_ARENA_MAX: '2',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // The next page starts a new process after this one has ended.
    child.on('exit', () => {
      this.#running = undefined
    })
    return new Promise((resolve, reject) => {
      child.on('message', ({ port, done, restarted }: PreviewMessage) => {
        if (restarted) this.#restartedAt = Date.now()
        if (port !== undefined) resolve({ child, port })
        if (done !== undefined) this.#waiting.get(done)?.()
      })
      child.on('exit', code => reject(new Error(`the preview ended with ${code}`)))
      child.on('error', reject)
    })
  }

  async stop(): Promise<void> {
    const running = await this.#running?.catch(() => undefined)
    running?.child.kill()
  }
}
