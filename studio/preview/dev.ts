// The development server behind the preview, in a process of its own. It is told what was saved and answers when the
// page would show it; what changes on the disk by other hands it sees by itself.
import { dev } from 'astro'
import type { Event } from '../content/saved.ts'

const server = await dev({
  root: process.cwd(),
  logLevel: 'error',
  server: { host: '127.0.0.1', port: Number(process.env.PREVIEW_PORT) },
  devToolbar: { enabled: false },
  // Not the one of `npm run dev`, whose pages would miss what this one makes anew.
  vite: { cacheDir: '.cache/vite-preview' },
})
process.send?.({ port: server.address.port })

process.on('message', ({ saved, event, id }: { saved: string; event: Event; id: number }) => {
  server.watcher.emit(event, saved)
  // Vite handles the event in turns of the event loop that are over before a timer runs. Who asked may be gone by then.
  setImmediate(() => setImmediate(() => process.send?.({ done: id }, () => undefined)))
})
process.on('disconnect', () => process.exit(0))
