// Serves the frame: pages of the site, pictures of the content, the typeface. Every other address is not found,
// whatever the development server would answer. No script runs in the frame.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { isPage } from '../content/page-of-file.ts'
import { send } from '../http/send.ts'
import type { Studio } from '../http/settings.ts'
import { sitePolicy } from '../http/site-policy.ts'
import { mediaFile, thumbnail } from '../pictures/thumbnails.server.ts'
import type { PreviewServer } from './preview-server.ts'

const headers = { 'content-security-policy': sitePolicy }

/** A typeface of the site's theme, or of a theme that the program brings. */
const typeface = /\/(?:theme|themes\/[a-z-]+)\/(?:[\w-]+\/)*[\w-]+\.woff2$/
/** Files of the program that pages link: their printed form, and the drawings they share. */
const programFile = /^\/src\/(?:styles\/sheets\.css|parts\/\w+\/\w+\.svg)$/

export function servePreview(studio: Studio, preview: PreviewServer) {
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://studio')
    // Drafts are shown only within the Studio, never as a page of their own.
    if (request.headers['sec-fetch-dest'] === 'document') return false
    if (isPage(studio, path)) {
      const { status, html } = await preview.page(path)
      send(response, { status, type: 'text/html; charset=utf-8', bytes: html, headers })
      return true
    }
    if (typeface.test(path)) {
      const file = await preview.file(path)
      send(response, { type: 'font/woff2', bytes: Buffer.from(await file.arrayBuffer()), headers })
      return true
    }
    if (programFile.test(path)) {
      const isStyle = path.endsWith('.css')
      // Requests the stylesheet itself; the development server would answer with a module.
      const file = await preview.file(isStyle ? `${path}?direct` : path)
      const type = isStyle ? 'text/css; charset=utf-8' : 'image/svg+xml'
      if (file.ok) send(response, { type, bytes: await file.text(), headers })
      return file.ok
    }
    const picture = path === '/_image' ? mediaName(query.get('href') ?? '') : undefined
    if (picture) {
      const image = await thumbnail(studio, picture, Number(query.get('w')) || 1080)
      if (image) send(response, { type: 'image/jpeg', bytes: image, headers })
      return image !== undefined
    }
    const drawing = /\.svg$/.test(path) ? mediaName(path) : undefined
    const svg = drawing && mediaFile(studio, drawing)
    if (svg) send(response, { type: 'image/svg+xml', bytes: svg, headers })
    return Boolean(svg)
  }
}

/** The file in content/media behind an address of the development server. */
function mediaName(address: string): string | undefined {
  const [path = ''] = address.split('?')
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.includes('/media/') && extname(name) !== '' ? name : undefined
}
