// The files of the client: built if its sources have changed, then served from memory.
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { inProgram, packageFile, programDir } from '../../tools/program.ts'
import { runQuietly } from '../../tools/run.ts'
import { programPage, send } from '../http/send.ts'

const parent = '.cache/studio'
const sources = [
  'studio/**/*.{ts,tsx,css,svg}',
  'src/styles/tokens.css',
  'themes/achsmass/**/*.yaml',
  'package.json',
]

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/**
 * Builds the client unless it exists for these sources, and returns its folder. The name contains the time of the newest
 * source. A newer build does not match either, because the program was set back to an older version.
 */
export async function buildClient(): Promise<string> {
  const newest = Math.max(...globSync(sources, { cwd: programDir }).map(file => savedAt(inProgram(file))))
  const folder = join(parent, `client-${newest}`)
  if (existsSync(folder)) return folder
  mkdirSync(parent, { recursive: true })
  const fresh = mkdtempSync(join(parent, 'building-'))
  const vite = packageFile('vite', 'bin/vite.js')
  const config = inProgram('studio/shell/vite.config.ts')
  const problem = await runQuietly('node', [vite, 'build', '--config', config, '--outDir', resolve(fresh)])
  if (problem !== undefined) throw new Error(problem)
  for (const name of readdirSync(parent))
    if (name.startsWith('client') && join(parent, name) !== folder)
      rmSync(join(parent, name), { recursive: true })
  // Another Studio that started at the same time may have finished the same build.
  if (existsSync(folder)) rmSync(fresh, { recursive: true })
  else renameSync(fresh, folder)
  return folder
}

/** Returns the time of a file in whole seconds. */
const savedAt = (file: string) => Math.ceil(statSync(file).mtimeMs / 1000)

type ClientFile = { type: string; bytes: Buffer; etag: string; compressed?: Promise<Buffer> }

export const clientFile = (name: string, bytes: Buffer): ClientFile => ({
  type: types[extname(name)] ?? 'application/octet-stream',
  bytes,
  etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
})

/** Lists the files at the start, so that a request can reach no other. */
export function clientFiles(folder: string): Map<string, ClientFile> {
  // A firm without its own icons uses those of its last build.
  const icon = ['public/icon.svg', 'dist/icon.svg'].find(file => existsSync(file))
  const files = [
    ...readdirSync(folder).map(name => [name, join(folder, name)] as const),
    ...(icon ? [['icon.svg', icon] as const] : []),
  ]
  return new Map(
    files.map(([name, file]) => [`/studio/assets/${name}`, clientFile(name, readFileSync(file))]),
  )
}

/**
 * Sends a file of the client, or its page for every other address under /studio/. Resolves to whether it sent anything.
 */
export function serveClient(files: ReturnType<typeof clientFiles>) {
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> => {
    const [path = ''] = address.split('?')
    const file = files.get(path)
    if (file) send(response, await fileAnswer(path, file, request))
    else if (path.startsWith('/studio/') && !path.startsWith('/studio/assets/'))
      send(response, programPage('studio', 'Redaktion'))
    return response.headersSent
  }
}

const compress = promisify(brotliCompress)

/** Vite writes a hash of its content into the name of every file but the entries and their styles. */
const isHashed = (path: string) => /\.[\w-]{8}\.\w+$/.test(path)

/** Compresses scripts, styles and drawings when they are first asked for, so that the Studio starts without waiting. */
async function fileAnswer(path: string, file: ClientFile, { headers: asked }: IncomingMessage) {
  const { type, bytes, etag } = file
  const headers = {
    'cache-control': isHashed(path) ? 'private, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  }
  if (asked['if-none-match'] === etag) return { status: 304, type, bytes: '', headers }
  const isText = /javascript|css|svg/.test(type)
  if (!isText || !/\bbr\b/.test(String(asked['accept-encoding']))) return { type, bytes, headers }
  file.compressed ??= compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { type, bytes: await file.compressed, headers: { ...headers, 'content-encoding': 'br' } }
}
