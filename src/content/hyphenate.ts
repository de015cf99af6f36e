import german from 'hyphen/de/index.js'

const softHyphen = '\u00ad'

/**
 * Break points in words over 14 letters, so that a heading fits a phone. Shorter words stay whole. `hyphens: auto` would
 * need none, but Chromium on Linux has no German dictionary and lets the word stick out at 320 px. parts/Hyphenated draws
 * the soft hyphens by style, so that a title reads and copies as it is written. Elsewhere they are part of the heading's
 * name; eSpeak, the voice of Orca and NVDA, says the words alike with and without them.
 */
export function hyphenateGerman(text: string): string {
  return german.hyphenateSync(text, { hyphenChar: softHyphen, minWordLength: 15 })
}
