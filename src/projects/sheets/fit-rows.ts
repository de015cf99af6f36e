// Decides how many rows of facts have room on the first page of a sheet, in either format.

type Row = { label: string; value: string }
type Drawing = { placed: { height: number; narrow: boolean } } | undefined

/** Millimetres for rows and drawing on an upright sheet, with a picture of the least height. */
const upright = { room: 190, row: 6.1, letters: 39 }
/** Lines on a landscape sheet, where the drawing stands beside them, with the short text below. */
const landscape = { lines: 22, letters: 31 }
/** With more rows than these a landscape sheet has no room for the long text. */
const mostRowsBesideStory = 14

const linesOf = ({ label, value }: Row, letters: number) =>
  Math.max(1, Math.ceil(value.length / letters), Math.ceil(label.length / 24))

/** The rows of the first page, and those that go on to a second. */
export function fitRows<R extends Row>(rows: readonly R[], drawing: Drawing) {
  const height = drawing && !drawing.placed.narrow ? drawing.placed.height : 0
  const most = Math.floor((upright.room - height) / upright.row)
  let [high, wide] = [0, 0]
  const end = rows.findIndex(row => {
    high += linesOf(row, upright.letters)
    wide += linesOf(row, landscape.letters)
    return high > most || wide > landscape.lines
  })
  const first = end < 0 ? [...rows] : rows.slice(0, end)
  return { first, more: rows.slice(first.length), hasRoomForStory: rows.length <= mostRowsBesideStory }
}
