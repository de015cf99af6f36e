import type { Page } from '@playwright/test'

/** Translates the page as Chrome does: once, and again whenever text appears later. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, node =>
        node.parentElement?.closest('font, script, style, textarea') || !node.nodeValue?.trim()
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      )
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `«${text.nodeValue}»`
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    document.documentElement.lang = 'fr'
    replace(document.body)
    new MutationObserver(changes => {
      for (const { target } of changes) if (target.isConnected) replace(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
