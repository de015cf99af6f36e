// A market of 40 by 20 metres; one unit is five centimetres. Columns stand every 5 m, each inside a double shelf, and a
// second double shelf stands between two of them.

/** The way of a visitor, from the door to the till. */
export const route: [number, number][] = [
  [72, 400],
  [72, 70],
  [675, 70],
  [675, 317],
]

/** The stops on it carry the numbers of the list under the plan. */
export const stops: [number, number][] = [
  [72, 362],
  [72, 190],
  [360, 70],
  [675, 317],
]

export const columns = [100, 200, 300, 400, 500, 600, 700]

/** The rows before the tills are shorter. */
const endOf = (x: number) => (x < 600 ? 316 : 258)

/** Double shelves; those on a column leave it free. */
export const shelves: { x: number; from: number; to: number }[] = [
  ...columns.flatMap(x =>
    [
      [92, 124],
      [140, 258],
      [274, endOf(x)],
    ]
      .filter(([from = 0, to = 0]) => to > from)
      .map(([from = 0, to = 0]) => ({ x, from, to })),
  ),
  ...columns.slice(0, -1).map(x => ({ x: x + 50, from: 92, to: endOf(x + 50) })),
]
