import type { Page } from '@playwright/test'

/** Returns the typefaces that the browser really uses for each element's text, with system fonts marked. */
export async function typefacesOf(page: Page, selectors: string[]): Promise<string[][]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const typefaces: string[][] = []
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    typefaces.push(
      fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} (system)`)),
    )
  }
  await session.detach()
  return typefaces
}
