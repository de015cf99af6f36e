// A desk process that keeps running. It has read the content already, so it judges a changed criterion at once.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { inProgram } from '../../tools/program.ts'
import type { Studio } from '../http/settings.ts'

const idleMs = 600_000
/** Files usually take seconds. An overloaded machine may take a minute, and its people rather wait than begin again. */
export const deskLimitMs = 120_000

type Child = ChildProcessByStdio<Writable, Readable, null>
type Waiting = { resolve: (answer: string) => void; reject: (error: Error) => void }

class ResidentDesk {
  #studio: Studio
  #child: Child | undefined
  #state = ''
  #waiting: Waiting[] = []
  #idle: NodeJS.Timeout | undefined

  constructor(studio: Studio) {
    this.#studio = studio
  }

  /** Starts the process ahead of the first question. */
  warm(): void {
    this.#current()
  }

  /** Answers come in the order of the questions. */
  ask(task: 'fit' | 'people', order: unknown): Promise<string> {
    const child = this.#current()
    const timer = setTimeout(() => child.kill('SIGKILL'), deskLimitMs)
    const answer = new Promise<string>((resolve, reject) => this.#waiting.push({ resolve, reject }))
    child.stdin.write(`${JSON.stringify({ task, order })}\n`)
    return answer.finally(() => clearTimeout(timer))
  }

  /** Returns the process that has read the present content. Starts a new one if the content has changed. */
  #current(): Child {
    const state = stateOf(this.#studio.content)
    if (!this.#child || state !== this.#state) {
      this.#child?.stdin.end()
      this.#state = state
      this.#child = this.#start()
    }
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#child?.stdin.end(), idleMs).unref()
    return this.#child
  }

  #start(): Child {
    const { project, content } = this.#studio
    const child = spawn(process.execPath, [inProgram('studio/bids/desk-process.ts'), 'stay'], {
      cwd: project,
      env: { ...process.env, CONTENT_DIR: content },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const waiting: Waiting[] = []
    this.#waiting = waiting
    createInterface(child.stdout).on('line', line => waiting.shift()?.resolve(line))
    child.stdin.on('error', () => {})
    const end = () => {
      if (this.#child === child) this.#child = undefined
      for (const { reject } of waiting.splice(0)) reject(new Error('The process of the desk has ended.'))
    }
    child.on('error', end)
    child.on('close', end)
    // Lets the Studio exit without waiting for the process, which ends when its input closes.
    child.unref()
    for (const pipe of [child.stdin, child.stdout] as unknown as Socket[]) pipe.unref()
    return child
  }
}

/** Sums up names, sizes and times of the content's files, to notice a change. */
function stateOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(parentPath, name))
      return `${parentPath}/${name} ${size} ${mtimeMs}`
    })
    .join('\n')
}

const desks = new WeakMap<Studio, ResidentDesk>()

export function residentDesk(studio: Studio): ResidentDesk {
  const desk = desks.get(studio) ?? new ResidentDesk(studio)
  desks.set(studio, desk)
  return desk
}
