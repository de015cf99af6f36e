// The wording of the finder's results.
import { fill } from '../../i18n/fill.ts'
import type { FinderWords } from './criterion.ts'

/** Capitalizes the first letter. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the heading of the results: how many projects meet all criteria. */
export function resultText(total: number, criteria: number, full: number, { results }: FinderWords): string {
  if (criteria === 0) return (total === 1 && results.unaskedOne) || fill(results.unasked, { n: total })
  const all =
    criteria === 1
      ? results.all.one
      : criteria === 2
        ? results.all.two
        : fill(results.all.more, { n: results.numbers[criteria] ?? criteria })
  if (full === 0) return fill(results.no, { all })
  return full === 1 ? fill(results.one, { all }) : fill(results.many, { n: full, all })
}

/** Returns the heading above projects that meet the same number of criteria. */
export function groupText(met: number, criteria: number, { results }: FinderWords): string {
  const { groupAll, groupNone, groupSome, numbers } = results
  const number = (n: number) => numbers[n] ?? String(n)
  if (met === criteria) {
    if (criteria === 1) return groupAll.one
    return criteria === 2 ? groupAll.two : fill(groupAll.more, { n: number(criteria) })
  }
  if (met === 0) return criteria === 1 ? groupNone.one : groupNone.more
  return capital(fill(groupSome, { n: number(met), of: number(criteria) }))
}
