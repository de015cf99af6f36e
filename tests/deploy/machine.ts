import type { Environment } from '../../service/operation/config.ts'
import { runCli, type ServiceProcess, startProcess } from '../support/process.ts'
import { sample } from '../support/sites.ts'
import { type HeldSocket, holdSocket } from '../support/socket.ts'

/** A service under systemd: its socket stays open, and it is restarted whenever it ends. */
export interface Machine {
  url: string
  environment: Environment
  restart(): Promise<void>
  /** Kills the service without warning and starts it again after a second, as the unit does. */
  kill(): Promise<void>
  /** Kills the service for good and closes its socket. */
  vanish(): Promise<void>
  stop(): Promise<void>
}

export async function startMachine(environment: Environment): Promise<Machine> {
  const socket: HeldSocket = holdSocket()
  const env = { METRICS_PORT: 'off', SITE_DIR: sample.env.SITE_DIR, TRUSTED_PROXIES: '1', ...environment }
  let service: ServiceProcess = await startProcess(env, { socket })

  process.once('exit', () => service.child.kill('SIGKILL'))

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    service.child.kill(signal)
    const ended = await service.ended
    if (signal === 'SIGTERM' && ended !== 0)
      throw new Error(`The service ended with ${ended}: ${service.output()}`)
  }
  const start = async () => {
    service = await startProcess(env, { socket })
  }
  return {
    url: socket.url,
    environment: env,
    async restart() {
      await end('SIGTERM')
      await start()
    },
    async kill() {
      await end('SIGKILL')
      await new Promise(resolve => setTimeout(resolve, 1000))
      await start()
    },
    async vanish() {
      await end('SIGKILL')
      socket.close()
    },
    async stop() {
      await end('SIGTERM')
      socket.close()
    },
  }
}

/** Reads the reference of each stored message. */
export async function storedIn(
  environment: Environment,
): Promise<{ rows: number; byMessage: Map<string, string> }> {
  const { stdout, stderr, code } = await runCli(environment, 'list', '--json')
  if (code !== 0) throw new Error(stderr)
  const rows = JSON.parse(stdout) as { reference: string; fields: { message: string } }[]
  return { rows: rows.length, byMessage: new Map(rows.map(row => [row.fields.message, row.reference])) }
}

/** Counts acknowledged inquiries that a store does not have under their reference. */
export function countLost(
  acknowledged: ReadonlyMap<string, string>,
  byMessage: ReadonlyMap<string, string>,
): number {
  return [...acknowledged].filter(([message, reference]) => byMessage.get(message) !== reference).length
}
