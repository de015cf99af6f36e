import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mediaType } from '../../service/site/media-types.ts'
import { headersAt, rulesOf } from '../support/cdn.ts'
import type { Certificate } from '../support/certificate.ts'

export interface Cdn {
  port: number
  close(): void
}

/** Hosts a folder as Netlify and Cloudflare do: pages without `.html`, a 404 page, the headers of `_headers`. */
export async function startCdn(folder: string, { key, cert }: Certificate): Promise<Cdn> {
  const rules = rulesOf(readFileSync(join(folder, '_headers'), 'utf8'))
  const server: Server = createServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://cdn')
    const found = [pathname, `${pathname}.html`, `${pathname}/index.html`].find(path =>
      isFile(join(folder, path)),
    )
    const file = found ?? '/404.html'
    response.statusCode = found ? 200 : 404
    response.setHeader('Content-Type', mediaType(file))
    for (const [name, value] of headersAt(rules, pathname)) response.setHeader(name, value)
    response.end(readFileSync(join(folder, file)))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
