declare global {
  interface Document {
    /** TypeScript does not know this property yet, and some browsers do not have it. */
    readonly prerendering?: boolean
  }
}

/**
 * Calls `start` at once, or when a prerendered page is shown (frame/speculation-rules.ts). Many prerendered pages never
 * are.
 */
export function whenShown(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
