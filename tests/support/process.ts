import { type ChildProcess, spawn } from 'node:child_process'
import type { Environment } from '../../service/operation/config.ts'
import { sampleBuild } from './sample-build.ts'
import { formSecret } from './service.ts'
import type { HeldSocket } from './socket.ts'
import { until } from './until.ts'

export interface ServiceProcess {
  url: string
  metricsUrl: string
  child: ChildProcess
  output(): string
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>
}

let build: Promise<string> | undefined
/** Dozens of processes need the same files; npm test sets a cache, so that they compile them once. */
const { NODE_COMPILE_CACHE } = process.env

/** Starts the service as in production: as a separate process, which a test can kill. */
export async function startProcess(
  environment: Environment,
  options: { fileKilobytes?: number; socket?: HeldSocket } = {},
): Promise<ServiceProcess> {
  build ??= sampleBuild()
  // `ulimit -f` counts blocks of 512 bytes. The shell becomes the service, so that signals reach it.
  const { fileKilobytes, socket } = options
  const quota = fileKilobytes === undefined ? '' : `ulimit -f ${fileKilobytes * 2}; `
  const handedOver = socket ? 'LISTEN_FDS=1 LISTEN_PID=$$ ' : ''
  const child = spawn('sh', ['-c', `${quota}${handedOver}exec "$0" service/main.ts`, process.execPath], {
    stdio: ['ignore', 'pipe', 'pipe', ...(socket ? [socket.fd] : [])],
    cwd: new URL('../..', import.meta.url),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      METRICS_PORT: '0',
      SITE_DIR: await build,
      FORM_SECRET: formSecret,
      RATE_LIMIT: '1000000',
      SMTP_TIMEOUT_SECONDS: '3',
      MAIL_RETRY_SECONDS: '1',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<number | string>(resolve =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  )
  let gone = false
  void ended.then(() => {
    gone = true
  })
  const serving = await until(
    'the service serves',
    () => {
      if (gone) throw new Error(`The service ended: ${output}`)
      const line = output.split('\n').find(candidate => candidate.includes('"message":"Serving"'))
      return line ? (JSON.parse(line) as { url: string; metrics: string }) : undefined
    },
    60,
  )
  return { url: serving.url, metricsUrl: `${serving.metrics}/metrics`, child, output: () => output, ended }
}

interface CliRun {
  child: ChildProcess
  ended: Promise<{ code: number; stdout: string; stderr: string }>
}

export function startCli(environment: Environment, ...args: string[]): CliRun {
  const child = spawn(process.execPath, ['service/admin/cli.ts', ...args], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...environment },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const ended = new Promise<Awaited<CliRun['ended']>>(resolve =>
    child.once('close', code => resolve({ code: code ?? -1, stdout, stderr })),
  )
  return { child, ended }
}

export function runCli(environment: Environment, ...args: string[]): CliRun['ended'] {
  return startCli(environment, ...args).ended
}
