// Starts the processes of the bid desk, a few at a time.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { inProgram, packagesDir, programDir } from '../../tools/program.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { deskLimitMs, residentDesk } from './resident-desk.server.ts'

const notMade = {
  de: 'Das hat nicht geklappt. Meist lässt sich ein Inhalt gerade nicht lesen; die Startseite sagt, welcher.',
  en: 'This failed. The usual cause is a content file that cannot be read; the start page names it.',
}
const tooLong = {
  de: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal, mit weniger Projekten auf einmal.',
  en: 'That took too long. Please try again with fewer projects at a time.',
}
const busy = {
  de: 'Es werden gerade andere Bewerbungen ausgewertet. Versuchen Sie es in einer Minute noch einmal.',
  en: 'Other bids are being evaluated. Please try again in a minute.',
}

const program = 'studio/bids/desk-process.ts'
const maxProcesses = 3
/** Enough for all sheets of a large bid. A buyer's form that needs more crashes only its own process. */
const memoryMb = 1024
let running = 0

/** The process reads a buyer's form, so it may read the program and the site's folder, and write nothing. */
const limitsOf = ({ project, content }: Studio) => [
  `--max-old-space-size=${memoryMb}`,
  '--permission',
  '--allow-addons',
  ...[programDir, packagesDir(), project, dirname(content)].map(folder => `--allow-fs-read=${folder}`),
  '--disable-warning=SecurityWarning',
]

/** Counts a process while it runs; more than a few are refused, because each takes memory. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxProcesses) throw new Refusal(503, busy)
  running++
  try {
    return await work()
  } finally {
    running--
  }
}

export async function deskAnswer<Answer>(
  studio: Studio,
  task: 'fit' | 'people',
  order: unknown,
): Promise<Answer> {
  try {
    return JSON.parse(await residentDesk(studio).ask(task, order)) as Answer
  } catch {
    throw new Refusal(422, notMade)
  }
}

export const deskFiles = (
  studio: Studio,
  task: 'files' | 'form' | 'print' | 'press',
  order: unknown,
  timeout = deskLimitMs,
): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [...limitsOf(studio), inProgram(program), task], {
          cwd: studio.project,
          env: { ...process.env, CONTENT_DIR: studio.content },
          stdio: ['pipe', 'pipe', 'ignore'],
          timeout,
          killSignal: 'SIGKILL',
        })
        const parts: Buffer[] = []
        child.stdout.on('data', (part: Buffer) => parts.push(part))
        child.stdin.on('error', () => {})
        child.stdin.end(JSON.stringify(order))
        child.on('error', () => reject(new Refusal(500, notMade)))
        child.on('close', (code, signal) => {
          if (code === 0) resolve(Buffer.concat(parts))
          else reject(signal === 'SIGKILL' ? new Refusal(503, tooLong) : new Refusal(422, notMade))
        })
      }),
  )
