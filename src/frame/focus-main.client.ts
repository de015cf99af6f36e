/**
 * After a link inside the site, reading starts at the main content. Not on the first page, not on a jump to an
 * anchor, and not on the way back, where the browser restores the place that was left.
 */
export function focusMainAfterNavigation(): void {
  const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (entry?.type !== 'navigate' || location.hash) return
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
