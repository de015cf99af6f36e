import { fill } from '../../i18n/fill.ts'

/** Names the projects of an inquiry within the length limit of the field. Titles without room are counted instead. */
export function serviceText(
  titles: readonly string[],
  words: { service: string; rest: string },
  max: number,
): string {
  for (let named = titles.length; named > 0; named--) {
    const left = titles.length - named
    const list = titles.slice(0, named).join(', ') + (left > 0 ? ` ${fill(words.rest, { n: left })}` : '')
    const text = fill(words.service, { titles: list })
    if (text.length <= max) return text
  }
  return ''
}
