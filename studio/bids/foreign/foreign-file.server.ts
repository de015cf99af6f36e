// Reads a tender from a foreign file in a process of its own, with limits of size, time and memory and without access to anything.
import { spawn } from 'node:child_process'
import { inProgram, packagesDir, programDir } from '../../../tools/program.ts'
import type { Tender, TenderOptions } from '../tender/reader.ts'
import type { ForeignText } from './read-file.ts'

export const foreignLimits = { bytes: 20_000_000, ms: 20_000, memoryMb: 256, outputBytes: 8_000_000 }

export type ForeignTender = ForeignText & Tender
export type ForeignResult = ForeignTender | { refused: string }

/** Never rejects: resolves with the text, or with the reason why there is none. */
export function readForeign(
  bytes: Buffer,
  options: TenderOptions,
  limits = foreignLimits,
): Promise<ForeignResult> {
  if (bytes.length > limits.bytes) return Promise.resolve({ refused: 'too large' })
  return new Promise(resolve => {
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${limits.memoryMb}`,
        '--permission',
        `--allow-fs-read=${programDir}`,
        `--allow-fs-read=${packagesDir()}`,
        '--disable-warning=SecurityWarning',
        inProgram('studio/bids/foreign/process.ts'),
        JSON.stringify(options),
      ],
      { stdio: ['pipe', 'pipe', 'ignore'], env: childEnv(), timeout: limits.ms, killSignal: 'SIGKILL' },
    )
    const parts: Buffer[] = []
    let size = 0
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > limits.outputBytes) child.kill('SIGKILL')
      else parts.push(part)
    })
    // A process that died early no longer reads; its close event reports that.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
    child.on('error', () => resolve({ refused: 'no process' }))
    child.on('close', code =>
      resolve(code === 0 ? resultOf(Buffer.concat(parts)) : { refused: 'the reader died' }),
    )
  })
}

/** Keeps the settings of the Studio, which include passwords, from the process. */
const childEnv = (): NodeJS.ProcessEnv => ({ NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' })

function resultOf(output: Buffer): ForeignResult {
  try {
    return JSON.parse(output.toString()) as ForeignResult
  } catch {
    return { refused: 'the reader died' }
  }
}
