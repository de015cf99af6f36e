import { fill } from '../../i18n/fill.ts'

export const keptCount = (n: number, words: { one: string; many: string }) =>
  n === 1 ? words.one : fill(words.many, { n })
