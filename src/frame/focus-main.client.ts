/**
 * Moves the focus to the main content after an internal link. It does not on the first page, after a jump to an anchor,
 * or after going back, when the browser restores the previous position.
 */
export function focusMainAfterNavigation(): void {
  const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (entry?.type !== 'navigate' || location.hash) return
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
