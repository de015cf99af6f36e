export type TitleBlockRow = { label: string; value: string }

/** The number of letters that fit half a line in the narrowest desktop layout. */
const halfLine = 14

const longestWord = ({ value }: TitleBlockRow) =>
  Math.max(
    ...value
      .replaceAll('\u00ad', '')
      .split(/[ -]/)
      .map(word => word.length),
  )
const fitsHalf = (row: TitleBlockRow) => longestWord(row) <= halfLine

/** Lets two rows share a line if no word in them has to be broken for it. */
export function inLines(rows: readonly TitleBlockRow[]): TitleBlockRow[][] {
  const lines: TitleBlockRow[][] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (last?.length === 1 && [...last, row].every(fitsHalf)) last.push(row)
    else lines.push([row])
  }
  return lines
}
