import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { type Headers, sendAnswer } from '../http/answer.ts'
import { headersOf } from '../http/headers.ts'
import type { RequestTarget } from '../http/target.ts'
import { type Build, fileIn, type OpenedFile } from './build.ts'
import { encodeQuery, languageOf, lookupKey } from './canonical.ts'
import { isCompressible, mediaType } from './media-types.ts'
import { suggestPages } from './near-misses.ts'
import { parseRange } from './range.ts'

/** The largest file that is kept in memory. A larger one is read from the disk each time. */
const largestKeptBytes = 4 * 1024 * 1024

/** Answers a GET or HEAD request from the folder of a build. In production Caddy serves the files and passes on the rest. */
export async function serveSite(
  build: Build,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: RequestTarget,
  isHttps: boolean,
): Promise<void> {
  const file = findFile(build, path)
  const location = file ? file.address + encodeQuery(query) : build.movedTo({ path, query })
  if (location !== undefined && file?.address !== path) {
    const headers = { Location: location, 'Cache-Control': 'max-age=3600' }
    sendAnswer(response, { status: 301, headers }, headersOf('', build.headers, isHttps))
  } else if (file) {
    await sendFile(build, file.path, request, response, headersOf(file.path, build.headers, isHttps))
  } else {
    await sendNotFound(build, path, response, isHttps)
  }
}

export function findFile({ files }: Build, path: string) {
  const key = lookupKey(path)
  return key === undefined ? undefined : files.get(key)
}

async function sendFile(
  build: Build,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  base: Headers,
): Promise<void> {
  const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers
  const type = mediaType(path)
  const copy = asked ? undefined : chooseCopy(request.headers['accept-encoding'], path, build.copies)
  const asSent = copy ? path + copy.extension : path
  const { size, etag, body } = build.opened.get(asSent) ?? (await open(build, asSent))
  const headers: Record<string, string> = { ...base, 'Content-Type': type, ETag: etag }
  if (isCompressible(type)) headers.Vary = 'Accept-Encoding'
  else headers['Accept-Ranges'] = 'bytes'
  if (copy) headers['Content-Encoding'] = copy.name

  if (matches(known, etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const isCurrent = ifRange === undefined || ifRange === etag
  const range = asked && isCurrent && request.method === 'GET' ? parseRange(asked, size) : undefined
  if (range === 'unsatisfiable') {
    const answer = {
      status: 416,
      headers: { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' },
    }
    sendAnswer(response, answer, base)
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
  response.writeHead(range ? 206 : 200, { ...headers, 'Content-Length': size === 0 ? 0 : end - start + 1 })
  if (request.method === 'HEAD' || size === 0) response.end()
  else if (body) response.end(range ? body.subarray(start, end + 1) : body)
  // Ignores the error when a visitor closes the connection during a film.
  else pipeline(createReadStream(join(build.dir, asSent), { start, end }), response, () => {})
}

async function open({ dir, opened }: Build, path: string): Promise<OpenedFile> {
  const { size, mtimeMs } = await stat(join(dir, path))
  const body = size <= largestKeptBytes ? await readFile(join(dir, path)) : undefined
  const file = { size, etag: `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`, body }
  opened.set(path, file)
  return file
}

/** Brotli comes first, because it is the smallest. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** Chooses the best compressed copy that the browser accepts, if there is one. */
function chooseCopy(accepted = '', path: string, copies: ReadonlySet<string>) {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter(part => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map(part => part.split(';', 1)[0]?.trim())
  return encodings.find(({ name, extension }) => names.includes(name) && copies.has(path + extension))
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

async function sendNotFound(
  build: Build,
  path: string,
  response: ServerResponse,
  isHttps: boolean,
): Promise<void> {
  const locale = languageOf(path, build.languages)
  const page = await readFile(join(build.dir, fileIn(locale, build.languages, '404.html')), 'utf8')
  const nearMiss = build.nearMisses[locale]
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  const body = nearMiss ? suggestPages(page, path, nearMiss) : page
  sendAnswer(response, { status: 404, headers, body }, headersOf('404.html', build.headers, isHttps))
}
