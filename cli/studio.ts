// The editors' tool: `npm run studio`. It prints its address and opens it in a browser.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { loadEnvFile } from 'node:process'
import { goneSettings } from '../service/operation/gone-settings.ts'
import { onSave } from '../studio/content/save-events.ts'
import { sweepUp } from '../studio/content/write.ts'
import { adoptEarlierLists } from '../studio/http/people.server.ts'
import { studioSettings } from '../studio/http/settings.ts'
import { PreviewServer } from '../studio/preview/preview-server.ts'
import { servePreview } from '../studio/preview/serve-preview.ts'
import { beginPublishing } from '../studio/publish/open-publisher.server.ts'
import { buildClient, clientFiles, serveClient } from '../studio/shell/client-files.server.ts'
import { createStudio } from '../studio/shell/studio.server.ts'

if (existsSync('.env')) loadEnvFile('.env')
const { open, ...studio } = readSettings()
await adoptEarlierLists(studio, process.env)
for (const sentence of goneSettings(process.env).filter(says => says.startsWith('STUDIO_')))
  console.warn(sentence)
const client = clientFiles(await buildClient())
sweepUp(studio.content)
await beginPublishing(studio)
const preview = new PreviewServer(studio)
onSave((path, event) => preview.saved(path, event))
const server = createStudio(studio, [serveClient(client), servePreview(studio, preview)])
// Warms up the preview. After the start page, an editor usually opens a page of the site.
server.on('request', ({ url }) => {
  if (url === '/studio/') preview.warm()
})
server.listen(studio.port, studio.host, () => {
  const { port } = server.address() as AddressInfo
  // Links in mails and draft links contain the port.
  studio.port = port
  const address = `${studio.origin ?? `http://127.0.0.1:${port}`}/studio/`
  console.log(`Redaktion / Studio: ${address}`)
  if (open) openBrowser(address)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void preview.stop().then(() => process.exit(0)))

function readSettings() {
  try {
    return studioSettings(process.argv.slice(2), process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Opens the Studio in a browser. If that fails, the printed address is enough. */
function openBrowser(address: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
