import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { partHeaders } from '../http/headers.ts'
import { encodeQuery, isEnglish } from './canonical.ts'
import { chooseEncoding } from './encoding.ts'
import { parseRange } from './range.ts'
import type { Asset, Site } from './site.ts'
import type { Variant } from './variants.ts'

/** Header names and values in turn, as `writeHead` takes them: the cheapest form for Node. */
export type RawHeaders = readonly string[]

const headersOfParts: RawHeaders = Object.entries(partHeaders()).flat()

/** Answers a GET or HEAD request from the build. `base` are the headers every answer carries. */
export function serveStatic(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  target: { path: string; query: string },
  base: RawHeaders,
): void {
  const asset = site.find(target.path)
  const location = asset ? asset.address + encodeQuery(target.query) : site.movedTo(target)
  if (location !== undefined && asset?.address !== target.path) {
    response.writeHead(301, [
      ...base,
      'Location',
      location,
      'Content-Length',
      '0',
      'Cache-Control',
      'max-age=3600',
    ])
    response.end()
    return
  }
  if (!asset) {
    sendNotFound(site, request, response, target.path, base)
    return
  }
  sendAsset(asset, request, response, asset.isPart ? headersOfParts : base)
}

function sendAsset(asset: Asset, request: IncomingMessage, response: ServerResponse, base: RawHeaders): void {
  const { headers } = request
  const wanted = request.method === 'GET' ? headers.range : undefined
  const encoding =
    wanted !== undefined ? 'identity' : chooseEncoding(headers['accept-encoding'], asset.variants)
  const variant = asset.variants[encoding] ?? asset.variants.identity
  const answer = [
    ...base,
    'Content-Type',
    asset.type,
    'Cache-Control',
    asset.cacheControl,
    'ETag',
    variant.etag,
  ]
  if (asset.varies) answer.push('Vary', 'Accept-Encoding')
  else answer.push('Accept-Ranges', 'bytes')
  if (encoding !== 'identity') answer.push('Content-Encoding', encoding)

  if (matches(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, answer)
    response.end()
    return
  }
  const ifRange = headers['if-range']
  const isCurrent = ifRange === undefined || ifRange === variant.etag
  const range = wanted !== undefined && isCurrent ? parseRange(wanted, variant.length) : undefined
  if (range === 'unsatisfiable') {
    const nothing = ['Cache-Control', 'no-store', 'Content-Range', `bytes */${variant.length}`]
    response.writeHead(416, [...base, ...nothing, 'Content-Length', '0'])
    response.end()
    return
  }
  if (range) {
    const { start, end } = range
    answer.push('Content-Range', `bytes ${start}-${end}/${variant.length}`)
    answer.push('Content-Length', String(end - start + 1))
    response.writeHead(206, answer)
    sendBody(asset, variant, request, response, start, end)
    return
  }
  answer.push('Content-Length', String(variant.length))
  response.writeHead(200, answer)
  sendBody(asset, variant, request, response, 0, variant.length - 1)
}

function sendBody(
  asset: Asset,
  variant: Variant,
  request: IncomingMessage,
  response: ServerResponse,
  start: number,
  end: number,
): void {
  if (request.method === 'HEAD') {
    response.end()
  } else if (variant.body) {
    const whole = end - start + 1 === variant.length
    response.end(whole ? variant.body : variant.body.subarray(start, end + 1))
  } else {
    // A visitor who leaves in mid-film ends the pipeline with an error that concerns nobody.
    pipeline(createReadStream(asset.file, { start, end }), response, () => {})
  }
}

function sendNotFound(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  base: RawHeaders,
): void {
  const page = (isEnglish(path) ? site.notFound.en : undefined) ?? site.notFound.de
  if (!page) {
    response.writeHead(404, [
      ...base,
      'Content-Type',
      'text/plain; charset=utf-8',
      'Cache-Control',
      'no-cache',
    ])
    response.end(request.method === 'HEAD' ? undefined : '404\n')
    return
  }
  const variants = page.withSuggestions(path) ?? page.variants
  const encoding = chooseEncoding(request.headers['accept-encoding'], variants)
  const variant = variants[encoding] ?? variants.identity
  const answer = [...base, 'Content-Type', page.type, 'Cache-Control', 'no-cache']
  answer.push('Vary', 'Accept-Encoding', 'Content-Length', String(variant.length))
  if (encoding !== 'identity') answer.push('Content-Encoding', encoding)
  response.writeHead(404, answer)
  sendBody(page, variant, request, response, 0, variant.length - 1)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag)
}
