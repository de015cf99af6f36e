import german from 'hyphen/de/index.js'

const softHyphen = '\u00ad'

/**
 * Break points in words over 14 letters, so that a heading fits a phone. Shorter words stay whole. `hyphens: auto` would
 * need none, but Chromium on Linux has no German dictionary and lets the word stick out at 320 px. Pages draw the soft
 * hyphens by style (parts/Hyphenated), so that a heading reads and copies as it is written.
 */
export function hyphenateGerman(text: string): string {
  return german.hyphenateSync(text, { hyphenChar: softHyphen, minWordLength: 15 })
}
