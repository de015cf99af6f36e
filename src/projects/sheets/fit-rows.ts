// Decides how many rows of facts fit the first page of a sheet, in either format.

type Row = { label: string; value: string }
type Drawing = { placed: { height: number; narrow: boolean } } | undefined

/** The millimetres for rows and drawing on a portrait sheet, with the smallest picture. */
const upright = { room: 190, row: 6.1, letters: 39 }
/** The lines on a landscape sheet, which has the drawing beside them and the short text below. */
const landscape = { lines: 22, letters: 31 }
/** The greatest number of rows with which a landscape sheet has room for the long text. */
const mostRowsBesideStory = 14

const linesOf = ({ label, value }: Row, letters: number) =>
  Math.max(1, Math.ceil(value.length / letters), Math.ceil(label.length / 24))

/** Splits the rows into those of the first page and those of a second one. */
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
