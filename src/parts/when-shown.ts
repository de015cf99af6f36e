declare global {
  interface Document {
    /** Not yet known to TypeScript, nor to every browser. */
    readonly prerendering?: boolean
  }
}

/** At once, or when a page that is made ready ahead (frame/speculation-rules.ts) is shown: many such pages never are. */
export function whenShown(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
