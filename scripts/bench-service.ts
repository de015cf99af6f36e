// npm run bench -- service: compares requests per second and processor time per request of the service, Caddy and nginx with the
// same files in the same run, and inquiries with bare writes to the same disk. Writes docs/measured/service.md. Needs nginx,
// Caddy and wrk (Debian: apt-get install nginx-light caddy wrk) and a build in SITE_DIR.

import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBuildFiles } from '../service/site/build-files.ts'
import { issueToken } from '../service/spam/token.ts'
import { endpoint, hiddenFields } from '../src/forms/protocol.ts'
import { startPlainCaddy } from '../tests/support/plain-caddy.ts'
import { startProcess } from '../tests/support/process.ts'
import { formSecret } from '../tests/support/service.ts'
import { tested } from '../tests/support/sites.ts'
import { until } from '../tests/support/until.ts'
import { freePort } from '../tools/free-port.ts'
import { circumstances, median, table, writeMeasured } from './bench/write-measured.ts'

const seconds = 5
const connections = 32

type BenchServer = { url: string; pid: number; stop: () => Promise<unknown> }

/** Makes every request ask for the next 64 kB of the first megabyte. */
const piecesScript = `local at = 0
request = function()
  at = (at + 65536) % 1048576
  return wrk.format('GET', nil, { ['Range'] = 'bytes=' .. at .. '-' .. (at + 65535) })
end
`

needPrograms()
const siteDir = tested.env.SITE_DIR
const dir = await mkdtemp(join(tmpdir(), 'achsmass-bench-'))
const service = await startMeasured(siteDir, join(dir, 'data'))
const nginx = await startNginx(siteDir, dir)
const caddy = await startPlainCaddy(siteDir, service.url)
try {
  const rows: string[][] = []
  for (const { what, path, script } of await asked(siteDir, dir)) {
    // The servers take turns, so that a slow minute affects all of them.
    const rounds = Array.from({ length: 3 }, () =>
      [nginx, caddy, service].map(server => measure(server, path, { script })),
    )
    const figures = (figure: keyof Measured) =>
      [0, 1, 2].map(index => median(rounds.map(round => round[index]?.[figure] ?? Number.NaN)))
    const processor = figures('processor')
    const times = processor.slice(1).map(used => used / (processor[0] ?? Number.NaN))
    rows.push([
      what,
      ...figures('rate').map(rate => rate.toFixed(0)),
      ...processor.map(used => used.toFixed(0)),
      ...times.map(factor => factor.toFixed(1)),
      ...figures('p99').map(wait => wait.toFixed(1)),
      String(Math.max(...rounds.flat().map(({ errors }) => errors))),
    ])
    console.log(rows.at(-1)?.join('  '))
  }
  const head =
    'What|Requests/s: nginx|Caddy|service|Processor µs a request: nginx|Caddy|service|Times nginx: Caddy|service|p99 ms: nginx|Caddy|service|Errors'
  const when = circumstances(
    `Node ${process.version}`,
    `${connections} connections, ${seconds} s`,
    'median of 3',
  )
  const said = [when, table(head.split('|'), rows), await inquiries(service, dir)].join('\n\n')
  console.log(said)
  writeMeasured('service', said)
} finally {
  await Promise.all([service.stop(), nginx.stop(), caddy.stop()])
  await rm(dir, { recursive: true, force: true })
}

/**
 * Chooses typical requests. A film is fetched in pieces, as a player does, and a picture and a drawing are of
 * medium size.
 */
async function asked(siteDir: string, dir: string) {
  const files = listBuildFiles(siteDir)
  const middle = async (pattern: RegExp) => {
    const found = files.filter(file => pattern.test(file))
    const sized = await Promise.all(
      found.map(async file => ({ file, size: (await stat(join(siteDir, file))).size })),
    )
    sized.sort((a, b) => a.size - b.size)
    return `/${sized[Math.floor(sized.length / 2)]?.file ?? 'icon.svg'}`
  }
  const pieces = join(dir, 'pieces.lua')
  await writeFile(pieces, piecesScript)
  return [
    { what: 'Page', path: '/' },
    { what: 'Picture', path: await middle(/\.(?:avif|jpe?g|webp)$/) },
    { what: 'Drawing', path: await middle(/^_astro\/.*\.svg$/) },
    { what: 'Film, 64 kB of it', path: await middle(/^videos\/.*\.mp4$/), script: pieces },
  ]
}

/** Compares inquiries, which are on the disk when they are acknowledged, with bare synced writes to the same disk. */
async function inquiries(service: BenchServer, dir: string): Promise<string> {
  const script = join(dir, 'post.lua')
  await writeFile(script, postScript())
  const rounds = Array.from({ length: 3 }, (_, round) => ({
    bare: bareWrites(join(dir, `bare-${round}`)),
    one: measure(service, endpoint, { script, connections: 1 }),
    many: measure(service, endpoint, { script }),
  }))
  const bare = median(rounds.map(round => round.bare))
  const one = median(rounds.map(round => round.one.p99))
  const many = (figure: keyof Measured) => median(rounds.map(round => round.many[figure]))
  const errors = Math.max(...rounds.map(round => round.one.errors + round.many.errors))
  return (
    `Inquiries, one after the other: acknowledged at p99 after ${one.toFixed(1)} ms, ${(one / bare).toFixed(1)} times a bare write with ` +
    `fsync of the same size (p99 ${bare.toFixed(1)} ms, goal 4 times). From ${connections} connections at once: ${many('rate').toFixed(0)} ` +
    `a second, p99 ${many('p99').toFixed(1)} ms. Not acknowledged: ${errors}.`
  )
}

/** Returns the 99th percentile of bare synced writes, in milliseconds. */
function bareWrites(path: string): number {
  const file = openSync(path, 'w')
  const bytes = Buffer.alloc(4096)
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const started = performance.now()
    writeSync(file, bytes)
    fsyncSync(file)
    times.push(performance.now() - started)
  }
  closeSync(file)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function needPrograms(): void {
  for (const program of ['nginx', 'caddy', 'wrk']) {
    if (
      ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].some(dir =>
        existsSync(join(dir, program)),
      )
    )
      continue
    console.error(`The bench needs ${program} (Debian: apt-get install nginx-light caddy wrk).`)
    process.exit(1)
  }
}

/** Starts the service as a separate process, so that the measurement includes nothing else. */
async function startMeasured(SITE_DIR: string, DATA_DIR: string): Promise<BenchServer> {
  // Sending mail would distort the figures, so the mail server refuses at once and the mails wait.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_SECONDS: '3600' }
  const env = { METRICS_PORT: 'off', LOG_FORMAT: 'json', SITE_DIR, DATA_DIR, ...mail }
  const { url, child, ended } = await startProcess(env)
  return {
    url,
    pid: child.pid as number,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Starts nginx as a careful administrator would configure it, with precompressed files and a cache of open files. */
async function startNginx(siteDir: string, dir: string): Promise<BenchServer> {
  const config = join(dir, 'nginx.conf')
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${dir}/${name};`,
  )
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; gzip_static on; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${siteDir}; index index.html; }
}
`,
  )
  const child = spawn('nginx', ['-c', config], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const ended = new Promise(resolved => child.once('exit', resolved))
  const url = `http://127.0.0.1:${port}`
  await until('nginx answers', () => fetch(url).catch(() => undefined))
  return {
    url,
    pid: child.pid as number,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

interface Measured {
  rate: number
  /** The microseconds of processor time per request, without the client. */
  processor: number
  p99: number
  errors: number
}

type Load = { script?: string | undefined; connections?: number }

function measure(
  server: BenchServer,
  path: string,
  { script, connections: open = connections }: Load,
): Measured {
  const args = ['-t1', `-c${open}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip']
  const before = processorTime(server.pid)
  const output = execFileSync('wrk', [...args, ...(script ? ['-s', script] : []), server.url + path], {
    encoding: 'utf8',
  })
  const used = processorTime(server.pid) - before
  const value = (pattern: RegExp) => pattern.exec(output)?.[1] ?? ''
  return {
    rate: Number(value(/Requests\/sec:\s+([\d.]+)/)),
    processor: used / Number(value(/(\d+) requests in/)),
    p99: milliseconds(value(/^\s+99%\s+(\S+)/m)),
    errors: Number(value(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

/** Returns the processor time of a process and its children in microseconds. The kernel counts in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const own = (Number(fields[11]) + Number(fields[12])) * 10_000
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + processorTime(Number(child)), own)
}

function milliseconds(text: string): number {
  const factor = text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000
  return Number.parseFloat(text) * factor
}

/** Makes every request a different inquiry. */
function postScript(): string {
  const body = new URLSearchParams({
    name: 'Bench',
    email: 'bench@kunde.example',
    message: 'Wie schnell seid ihr?',
    [hiddenFields.token]: issueToken(formSecret, Date.now() - 60_000),
  })
  return `local count = 0
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/x-www-form-urlencoded'
request = function()
  count = count + 1
  return wrk.format(nil, nil, nil, '${body}&${hiddenFields.idempotencyKey}=bench-request-' .. count)
end
`
}
