const kB = 1000

/** Bytes of script that a page may load before any scroll or click. One with islands, a film or counting figures is more than text. */
export function scriptBudget({ path, html }: { path: string; html: string }): number {
  if (/\/projects(\/finder)?$/.test(path)) return 75 * kB
  return /<astro-island|data-film|data-counters/.test(html) ? 8 * kB : 3 * kB
}
