// Checks the drawings of a project against its file.
import type { ReferenceProblem } from '../../content/model.ts'
import type { Content } from '../../site/content.ts'
import { problemAt } from '../../site/problem-at.ts'

type Project = Content['projects'][string]
type Frame = Content['drawings'][string][string]

/** Reports drawings that are listed twice or have no metres, and labels or chains that lie outside their drawing. */
export function drawingProblems(
  project: Project,
  id: string,
  frames: Record<string, Frame>,
): ReferenceProblem[] {
  const named = (project.drawings ?? []).flatMap((drawing, index) => {
    const path = ['drawings', index]
    const frame = frames[drawing.view]
    const again = (project.drawings ?? []).findIndex(({ view }) => view === drawing.view) < index
    if (again)
      return [
        problemAt(
          [...path, 'view'],
          `"${drawing.view}" steht schon in dieser Liste; nennen Sie jede Zeichnung nur einmal`,
          `"${drawing.view}" is already in this list; name each drawing once`,
        ),
      ]
    if (!frame)
      return [
        problemAt(
          [...path, 'view'],
          `in media/drawings/drawings.json steht kein Maß von ${id}/${drawing.view}; zeichnen Sie es, oder entfernen Sie den Eintrag`,
          `media/drawings/drawings.json has no metres of ${id}/${drawing.view}; draw it or remove the entry`,
        ),
      ]
    const { x: left, top } = frame
    const right = round(left + frame.width)
    const low = round(top - frame.height - drawing.zero)
    const high = round(top - drawing.zero)
    const chains = (direction: 'across' | 'upright', first: number, last: number) =>
      (drawing[direction] ?? []).flatMap(({ from, lengths }, n) => {
        const end = round(from + lengths.reduce((sum, length) => sum + length, 0))
        return from >= first && end <= last
          ? []
          : [
              problemAt(
                [...path, direction, n],
                `die Kette geht von ${from} bis ${end} m, die Zeichnung nur von ${first} bis ${last} m; eines der Maße stimmt nicht`,
                `the chain goes from ${from} to ${end} m, the drawing only from ${first} to ${last} m; one of the lengths is wrong`,
              ),
            ]
      })
    const places = (['levels', 'storeys', 'labels', 'people', 'trees'] as const).flatMap(list =>
      (drawing[list] ?? []).flatMap((place, n) => {
        const x = 'x' in place ? place.x : left
        const y = 'y' in place ? place.y : place.z
        const inside = x >= left && x <= right && y >= low && y <= high
        return inside
          ? []
          : [
              problemAt(
                [...path, list, n],
                `liegt außerhalb der Zeichnung: sie geht von ${left} bis ${right} m und in der Höhe von ${low} bis ${high} m`,
                `lies outside the drawing, which goes from ${left} to ${right} m, and in height from ${low} to ${high} m`,
              ),
            ]
      }),
    )
    return [...chains('across', left, right), ...chains('upright', low, high), ...places]
  })
  return [...named, ...storeyProblems(project), ...scaleProblems(project, id, frames)]
}

function scaleProblems({ atScale }: Project, id: string, frames: Record<string, Frame>): ReferenceProblem[] {
  if (!atScale) return []
  const frame = frames.row
  if (!frame)
    return [
      problemAt(
        ['atScale'],
        `${id} hat keine Zeichnung "row" für diesen Eintrag; entfernen Sie ihn`,
        `${id} has no drawing "row" for this entry; remove the entry`,
      ),
    ]
  const { from = 0, length = 0, note } = atScale
  if (round(from + length) <= frame.width || note) return []
  return [
    problemAt(
      ['atScale', 'length'],
      `die Zeichnung ist nur ${frame.width} m breit; sagen Sie in note, was sie weglässt`,
      `the drawing is only ${frame.width} m wide; say in note what it leaves out`,
    ),
  ]
}

function storeyProblems({ drawings = [] }: Project): ReferenceProblem[] {
  return drawings.flatMap(({ storeys = [] }, drawing) =>
    storeys.flatMap(({ z, height = 0 }, index) => {
      const above = storeys[index - 1]
      if (!above || round(z + height) <= above.z) return []
      return [
        problemAt(
          ['drawings', drawing, 'storeys', index],
          `reicht bis ${round(z + height)} m, das Geschoss darüber beginnt bei ${above.z} m; das höchste steht zuerst`,
          `reaches up to ${round(z + height)} m, the storey above begins at ${above.z} m; the highest comes first`,
        ),
      ]
    }),
  )
}

/** Reports entries of drawings.json that have no file or no project. */
export function fileProblems(
  projects: Content['projects'],
  drawings: Content['drawings'],
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  return Object.entries(drawings).flatMap(([id, views]) => {
    if (!(id in projects))
      return [
        problemAt(
          ['drawings', id],
          `ein Projekt "${id}" gibt es nicht; entfernen Sie seinen Eintrag und seinen Ordner, oder benennen Sie beide wie die Datei des Projekts`,
          `there is no project "${id}"; take its entry and its folder out, or name both like the file of the project`,
        ),
      ]
    return Object.keys(views)
      .filter(view => !mediaFiles.has(`drawings/${id}/${view}.svg`))
      .map(view =>
        problemAt(
          ['drawings', id, view],
          `die Zeichnung media/drawings/${id}/${view}.svg fehlt; legen Sie sie dazu, oder entfernen Sie den Eintrag`,
          `the drawing media/drawings/${id}/${view}.svg is missing; add it or remove the entry`,
        ),
      )
  })
}

const round = (metres: number) => Math.round(metres * 100) / 100
