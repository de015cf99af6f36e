import type { Page } from 'playwright-core'

/** Counts the scripts that a page loads from now on, and their bytes on the wire. */
export async function countScripts(page: Page): Promise<{ files: number; bytes: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const count = { files: 0, bytes: 0 }
  session.on('Network.responseReceived', event => {
    if (event.type === 'Script') count.files = scripts.add(event.requestId).size
  })
  // Counts the compressed body without headers.
  session.on('Network.dataReceived', event => {
    if (scripts.has(event.requestId)) count.bytes += event.encodedDataLength
  })
  return count
}
