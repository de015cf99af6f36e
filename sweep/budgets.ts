const kB = 1000

/**
 * Returns the bytes of script that a page may load before any scroll or click. Pages with islands, films or counting
 * figures may load more.
 */
export function scriptBudget({ path, html }: { path: string; html: string }): number {
  if (/\/projects(\/finder)?$/.test(path)) return 75 * kB
  return /<astro-island|data-film|data-counters/.test(html) ? 8 * kB : 3 * kB
}
