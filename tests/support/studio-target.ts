// A Studio to attack, on a copy of a firm's content, with secrets beside it that no answer may contain.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { openHistory } from '../../studio/content/git.ts'
import { type Studio, studioSettings } from '../../studio/http/settings.ts'
import type { PreviewServer } from '../../studio/preview/preview-server.ts'
import { servePreview } from '../../studio/preview/serve-preview.ts'
import { createStudio } from '../../studio/shell/studio.server.ts'
import { twoLanguageFirm as otherFirm } from './two-language-firm.ts'

export const secret = 'nobody-may-read-this'

type Asked = RequestOptions & { body?: string | Buffer }
type Answered = { status: number; text: string; headers: IncomingMessage['headers'] }
export type Target = Awaited<ReturnType<typeof startTarget>>

/** Starts one target for all tests of a file. */
export function theTarget(): () => Target {
  let target: Target | undefined
  before(async () => {
    target = await startTarget()
  })
  after(() => target?.stop())
  return () => target as Target
}

async function startTarget() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-hostile-'))
  cpSync(otherFirm, join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'outside'))
  for (const name of ['secret.yaml', 'secret.jpg', '.env', 'outside/secret.yaml'])
    writeFileSync(join(folder, name), secret)
  await openHistory(folder, 'Test')
  const studio: Studio = {
    ...studioSettings(['--port', '0'], {}),
    project: folder,
    content: join(folder, 'content'),
    dataDir: mkdtempSync(join(tmpdir(), 'studio-data-')),
  }
  // Replaces the development server and answers everything. Only the Studio itself can refuse.
  const preview = {
    page: async () => ({ status: 200, html: 'page' }),
    file: async () => new Response(secret),
  }
  const server = createStudio(studio, [servePreview(studio, preview as unknown as PreviewServer)])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const own = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'sec-fetch-site': 'same-origin',
  }

  const ask = ({ body, ...options }: Asked): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, agent: false, ...options }, response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: String(Buffer.concat(parts)),
            headers: response.headers,
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    studio,
    port,
    own,
    ask,
    get: (path: string, headers: Record<string, string> = {}) =>
      ask({ path, headers: { ...own, ...headers } }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask({
        path: `/studio/api/${path}`,
        method: 'POST',
        headers: { ...own, ...headers },
        body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    /** Lists names, sizes and times of all files in the folder, except caches and Git's own. */
    everything: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !/\.(cache|git)(\/|$)/.test(entry.parentPath))
        .map(entry => join(entry.parentPath, entry.name))
        .sort()
        .map(path => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`),
    stop: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
