/**
 * Prefetches a page of this site when a visitor is about to choose it. Browsers with speculation rules use these instead
 * (frame/speculation-rules.ts).
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  const fetched = new Set([location.href])

  const prefetch = (event: Event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.download) return
    const address = link.href.split('#')[0] ?? link.href
    if (fetched.has(address)) return
    fetched.add(address)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = address
    document.head.append(hint)
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true })
}
