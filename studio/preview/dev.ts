// The development server behind the preview, in a process of its own. The Studio reports each save, and the process
// answers once the page would show it. It notices other changes on the disk without a report.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { dev, type ViteUserConfig } from 'astro'
import { programDir } from '../../tools/program.ts'
import type { Event } from '../content/save-events.ts'
import { secretHeader } from './secret.ts'

const secret = process.env.PREVIEW_SECRET
// Hides the secret from processes that a page may start.
delete process.env.PREVIEW_SECRET

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/** Answers only the Studio, because other programs and people on this machine can reach the port too. */
const studioOnly: Plugin = {
  name: 'studio-only',
  enforce: 'post',
  // Astro puts handlers of its own in front while the server is set up; this one comes before them.
  configureServer: server => () => {
    process.send?.({ restarted: true })
    server.middlewares.stack.unshift({
      route: '',
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (secret && request.headers[secretHeader] === secret) return next()
        response.writeHead(403).end()
      },
    })
  },
}

const server = await dev({
  root: programDir,
  logLevel: 'error',
  server: { host: '127.0.0.1', port: Number(process.env.PREVIEW_PORT) },
  devToolbar: { enabled: false },
  // Shares no cache with `npm run dev`, whose pages would lose the files that this server rebuilds.
  vite: { cacheDir: resolve('.cache/vite-preview'), server: { ws: false }, plugins: [studioOnly] },
})
process.send?.({ port: server.address.port })

process.on('message', ({ saved, event, id }: { saved: string; event: Event; id: number }) => {
  server.watcher.emit(event, saved)
  // Vite handles the event in turns of the event loop that end before a timer runs. The Studio may have exited by then.
  setImmediate(() => setImmediate(() => process.send?.({ done: id }, () => undefined)))
})
process.on('disconnect', () => process.exit(0))
