import german from 'hyphen/de/index.js'

const softHyphen = '\u00ad'

/** Break points in words over 14 letters, so that a heading fits a phone. Shorter words stay whole. */
export function hyphenateGerman(text: string): string {
  return german.hyphenateSync(text, { hyphenChar: softHyphen, minWordLength: 15 })
}
