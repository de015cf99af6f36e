/**
 * Requests a second and p99, beside nginx serving the same files in the same run: `npm run bench:service`.
 * Needs nginx and wrk (Debian: apt-get install nginx-light wrk) and a build in SITE_DIR.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '../service/config.ts'
import { createLog } from '../service/log.ts'
import { startServer } from '../service/server.ts'
import { issueToken } from '../service/spam/token.ts'
import { listBuildFiles } from '../service/static/build-files.ts'
import { loadSite } from '../service/static/site.ts'
import { endpoint, hiddenFields } from '../src/forms/protocol.ts'
import { type BenchServer, startNginx } from './bench/nginx.ts'

const seconds = 5
const connections = 32
const formSecret = 'a secret of the bench only, long enough'

/** Started by this file as a process of its own, so that the measured server shares it with nothing. */
if (process.argv[2] === 'serve') {
  const server = await startServer(readConfig(process.env), createLog('silent'))
  console.log(server.url)
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
} else {
  await bench()
}

async function bench(): Promise<void> {
  needPrograms()
  const siteDir = resolve(process.env.SITE_DIR ?? './dist')
  const site = await loadSite(siteDir)
  const image = await typicalImage(siteDir)
  const dir = await mkdtemp(join(tmpdir(), 'achsmass-bench-'))
  const service = await startService(siteDir, join(dir, 'data'))
  const nginx = await startNginx(siteDir, dir)
  try {
    const post = join(dir, 'post.lua')
    await writeFile(post, postScript())
    const page = site.find('/') ? '/' : '/index'
    const rows = [
      ['Page', 'service', measure(service.url + page)],
      ['Page', 'nginx', measure(`${nginx.url}/`)],
      ['Image', 'service', measure(service.url + image)],
      ['Image', 'nginx', measure(nginx.url + image)],
      ['Inquiry', 'service', measure(service.url + endpoint, post)],
    ] as const
    console.log(`${connections} connections, ${seconds} s each, one process each, gzip, image ${image}\n`)
    console.log('| What    | Server  | Requests/s |  p50 ms |  p99 ms | Errors |')
    console.log('| ------- | ------- | ---------: | ------: | ------: | -----: |')
    for (const [what, server, { rate, p50, p99, errors }] of rows) {
      const cells = [
        what.padEnd(7),
        server.padEnd(7),
        rate.toFixed(0).padStart(10),
        p50.padStart(7),
        p99.padStart(7),
        String(errors).padStart(6),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  } finally {
    await Promise.all([service.stop(), nginx.stop()])
    await rm(dir, { recursive: true, force: true })
  }
}

function needPrograms(): void {
  for (const program of ['nginx', 'wrk']) {
    if (
      ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].some(dir =>
        existsSync(join(dir, program)),
      )
    )
      continue
    console.error(`The bench needs ${program} (Debian: apt-get install nginx-light wrk).`)
    process.exit(1)
  }
}

/** The picture in the middle of all sizes: what a page typically asks for. */
async function typicalImage(siteDir: string): Promise<string> {
  const images = (await listBuildFiles(siteDir)).filter(file => /\.(?:avif|jpe?g|webp)$/.test(file))
  const sized = await Promise.all(
    images.map(async file => ({ file, size: (await readFile(join(siteDir, file))).length })),
  )
  sized.sort((a, b) => a.size - b.size)
  return `/${sized[Math.floor(sized.length / 2)]?.file ?? 'icon.svg'}`
}

async function startService(siteDir: string, dataDir: string): Promise<BenchServer> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    METRICS_PORT: 'off',
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    FORM_SECRET: formSecret,
    RATE_LIMIT: '1000000',
    // Mail would be measured as well: it is refused at once and waits.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_RETRY_SECONDS: '3600',
  }
  const child = spawn(process.execPath, [import.meta.filename, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolved => child.once('exit', resolved))
  const url = await new Promise<string>((resolved, rejected) => {
    child.stdout.once('data', (line: Buffer) => resolved(line.toString().trim()))
    child.once('exit', () => rejected(new Error('The service did not start')))
  })
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

interface Measured {
  rate: number
  p50: string
  p99: string
  errors: number
}

function measure(url: string, script?: string): Measured {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip']
  const output = execFileSync('wrk', [...args, ...(script ? ['-s', script] : []), url], { encoding: 'utf8' })
  const value = (pattern: RegExp) => pattern.exec(output)?.[1] ?? ''
  return {
    rate: Number(value(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(value(/^\s+50%\s+(\S+)/m)),
    p99: milliseconds(value(/^\s+99%\s+(\S+)/m)),
    errors: Number(value(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

function milliseconds(text: string): string {
  const factor = text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000
  return (Number.parseFloat(text) * factor).toFixed(2)
}

/** Every request is an inquiry of its own. */
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
