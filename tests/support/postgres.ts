import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../tools/free-port.ts'
import { temporaryDirectory } from './sample-build.ts'
import { until } from './until.ts'

export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>
  /** Stops the server at once, as a crash would, and resolves when it is down. */
  halt(): Promise<void>
  /** Starts the server again with its data, on the same port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

let databases = 0

/** Starts a real PostgreSQL in its own folder, on loopback. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findBinaries() ?? install()
  const account = serverAccount()
  const dir = await temporaryDirectory()
  if (account) chownSync(dir, account.uid, account.gid)
  const data = join(dir, 'data')
  const asServer = { ...account, cwd: dir } as const
  execFileSync(
    join(bin, 'initdb'),
    ['--no-sync', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '-D', data],
    asServer,
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=60',
  ]
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
      ...asServer,
      stdio: 'ignore',
    })
  let server = start()
  process.once('exit', () => server.kill('SIGQUIT'))
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const answers = () =>
    until('PostgreSQL answers', () =>
      run(urlOf('postgres'), 'SELECT 1').then(
        () => true,
        () => false,
      ),
    )
  async function halt(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  await answers()
  return {
    halt,
    async resume() {
      server = start()
      await answers()
    },
    async newDatabase() {
      const name = `test${++databases}`
      await run(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    // A clean shutdown is not needed, because the folder is deleted anyway.
    stop: halt,
  }
}

export async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

function findBinaries(): string | undefined {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(folder =>
    existsSync(folder) ? readdirSync(folder).map(name => join(folder, name, 'bin')) : [],
  )
  const candidates = [...versions.sort().reverse(), ...(process.env.PATH ?? '').split(':')]
  return candidates.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function install(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      env,
      stdio: 'ignore',
    })
  }
  const bin = findBinaries()
  if (!bin)
    throw new Error(
      'These tests need PostgreSQL: install it (Debian: apt-get install postgresql) and run them again.',
    )
  return bin
}

/** Returns the account to run as, because PostgreSQL refuses to run as root. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
