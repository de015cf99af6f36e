// Builds the site into dist/ and says what it is doing: pages, pictures, compressed copies.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { caddyHeaders, cdnHeaders } from '../deploy/exported-headers.ts'
import type { BuildPolicy } from '../deploy/headers.ts'
import { keyFile } from '../deploy/index-now.ts'
import type { Firm } from '../service/firm.ts'
import { buildRecord, listBuildFiles } from '../service/static/build-files.ts'
import { inlineHashes } from '../service/static/inline-hashes.ts'
import { precompress } from '../service/static/precompress.ts'
import { hiddenByFiles, redirectLines } from '../service/static/redirects.ts'
import { ContentError, readContent } from '../src/content/read.ts'
import { type ServiceTexts, serviceTexts } from '../src/content/service-texts.ts'
import type { Content } from '../src/site/content.ts'
import { finishPages } from './finish-pages.ts'
import { writeSitemap } from './sitemap.ts'
import { joinStylesheets } from './stylesheets.ts'

if (existsSync('.env')) loadEnvFile('.env')

const sources = [
  'src',
  'content',
  'public',
  'scripts',
  'deploy',
  'service/static',
  'astro.config.ts',
  'package-lock.json',
]
const output = process.env.SITE_DIR ?? 'dist'
const fresh = '.cache/dist-new'

/** The environment that goes into pages. Another value needs another build. */
const settings = [
  'SITE_URL',
  'CONTACT_ORIGIN',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'RETENTION_MONTHS',
  'CONTENT_DIR',
  'INDEXNOW_KEY',
]

interface BuildRecord {
  policy: BuildPolicy
  settings: Record<string, string>
  firm: Firm
  texts: ServiceTexts
}

/** True when nothing that goes into the build is newer than the build. */
export function isUpToDate(): boolean {
  const file = join(output, buildRecord)
  if (!existsSync(file) || newest(sources) >= statSync(file).mtimeMs) return false
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord
  return JSON.stringify(record.settings) === JSON.stringify(currentSettings())
}

function currentSettings(): Record<string, string> {
  return Object.fromEntries(settings.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function originOf(name: string): string | undefined {
  const address = process.env[name]
  return address ? new URL(address).origin : undefined
}

function newest(paths: string[]): number {
  let latest = 0
  for (const path of paths) {
    const stat = statSync(path)
    latest = Math.max(latest, stat.mtimeMs)
    if (stat.isDirectory()) latest = Math.max(latest, newest(readdirSync(path).map(name => join(path, name))))
  }
  return latest
}

/** The finished site takes the old one's place only when it is whole. */
export async function buildSite(): Promise<void> {
  const started = Date.now()
  const content = checkedContent()
  console.log('Building the site …')
  await astroBuild()
  joinStylesheets(fresh)
  await finishPages(fresh)
  const policy: BuildPolicy = {
    ...(await inlineHashes(fresh)),
    matomoOrigin: originOf('MATOMO_URL'),
    endpointOrigin: originOf('CONTACT_ORIGIN'),
  }
  const { name, phone } = content.firm
  const record: BuildRecord = {
    policy,
    settings: currentSettings(),
    firm: { name, phone: phone.shown },
    texts: serviceTexts(content),
  }
  writeFileSync(join(fresh, buildRecord), JSON.stringify(record, null, 2))
  writeFileSync(join(fresh, '_headers'), cdnHeaders(policy))
  writeFileSync(join(fresh, '_headers.caddy'), caddyHeaders(policy))
  stampServiceWorker()
  writeSitemap(fresh)
  await writeRedirects(content.redirects)
  const { INDEXNOW_KEY } = process.env
  if (INDEXNOW_KEY) writeFileSync(join(fresh, keyFile(INDEXNOW_KEY)), INDEXNOW_KEY)
  console.log('  compressing …')
  await precompress(fresh)
  rmSync(output, { recursive: true, force: true })
  renameSync(fresh, output)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function checkedContent(): Content {
  try {
    return readContent(process.env.CONTENT_DIR ?? 'content')
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** For the server and for CDNs. */
async function writeRedirects(redirects: Content['redirects']): Promise<void> {
  const hidden = hiddenByFiles(redirects, await listBuildFiles(fresh))
  if (hidden.length > 0) {
    const names = hidden.map(({ from }) => from).join(', ')
    console.error(`content/redirects.yaml: the site has a file at ${names}; take the entry out.`)
    process.exit(1)
  }
  writeFileSync(join(fresh, '_redirects'), redirectLines(redirects))
}

function astroBuild(): Promise<void> {
  mkdirSync('.cache', { recursive: true })
  return new Promise(resolve => {
    const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', fresh], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    let log = ''
    const read = (chunk: Buffer) => {
      log += chunk
      for (const line of String(chunk).split('\n')) showProgress(line)
    }
    astro.stdout.on('data', read)
    astro.stderr.on('data', read)
    astro.on('exit', code => {
      endProgress()
      if (code === 0) return resolve()
      console.error(/ENOSPC/.test(log) ? 'The disk is full; free some space and start again.' : log)
      process.exit(1)
    })
  })
}

const isTerminal = process.stdout.isTTY === true
let lastShown = 0

/** Astro counts its pictures as (12/340); that is the slow step of a first build. */
function showProgress(line: string): void {
  const count = /\((\d+)\/(\d+)\)\s*$/.exec(line)
  if (!count) return
  const [, done, all] = count
  const text = `  pictures ${done} of ${all}`
  if (isTerminal) process.stdout.write(`\r${text}`)
  else if (Date.now() - lastShown > 5000) console.log(text)
  else return
  lastShown = Date.now()
}

function endProgress(): void {
  if (isTerminal && lastShown > 0) process.stdout.write('\n')
}

/** Each build brings its own worker, so that browsers fetch the new offline pages and drop the old cache. */
function stampServiceWorker(): void {
  const file = join(fresh, 'sw.js')
  const pages = ['offline.html', 'en/offline.html'].map(page => readFileSync(join(fresh, page)))
  const build = createHash('sha256').update(Buffer.concat(pages)).digest('hex').slice(0, 12)
  writeFileSync(file, readFileSync(file, 'utf8').replace('%%BUILD%%', build))
}
