import german from 'hyphen/de/index.js'

const softHyphen = '\u00ad'

/**
 * Adds soft hyphens to words over 14 letters, so that a heading fits a phone. Shorter words stay whole. `hyphens: auto`
 * would be simpler, but Chromium on Linux has no German dictionary and lets long words overflow at 320 px. In titles
 * parts/Hyphenated replaces the soft hyphens by CSS, so that they are read out and copied without them. Elsewhere they
 * are part of the heading's accessible name. eSpeak, the voice of Orca and NVDA, pronounces words alike with and without
 * them.
 */
export function hyphenateGerman(text: string): string {
  return german.hyphenateSync(text, { hyphenChar: softHyphen, minWordLength: 15 })
}
