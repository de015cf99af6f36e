// What has to fit within a project, and between it and its drawings.
import type { ContentPath, ReferenceProblem } from '../content/model.ts'
import type { Sentence } from '../content/problems.ts'
import type { Content } from './content.ts'

type Project = Content['projects'][string]
type Frame = Content['drawings'][string][string]
type Found = { path: ContentPath; says: Sentence }

/** Addresses beside the projects: /projects/finder and /projects/sheets. */
const taken = ['finder', 'sheets']

export function projectProblems(
  projects: Content['projects'],
  drawings: Content['drawings'],
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  const ofProjects = Object.entries(projects)
    // What could not be read has been told already.
    .filter(([, project]) => project?.facts)
    .flatMap(([id, project]) =>
      [
        ...addressProblems(id),
        ...drawingProblems(project, id, drawings[id] ?? {}),
        ...scheduleProblems(project),
        ...storeyProblems(project),
        ...teamProblems(project),
      ].map(({ path, says }) => ({ path: ['projects', id, ...path], says })),
    )
  return [...ofProjects, ...fileProblems(projects, drawings, mediaFiles)]
}

const found = (path: ContentPath, de: string, en: string): Found => ({ path, says: { de, en } })

function addressProblems(id: string): Found[] {
  if (!taken.includes(id)) return []
  return [
    found(
      ['order'],
      `/projects/${id} ist eine andere Seite; benennen Sie die Datei um`,
      `/projects/${id} is another page; rename the file`,
    ),
  ]
}

function drawingProblems(project: Project, id: string, frames: Record<string, Frame>): Found[] {
  const named = (project.drawings ?? []).flatMap((drawing, index) => {
    const path = ['drawings', index]
    const frame = frames[drawing.view]
    const again = (project.drawings ?? []).findIndex(({ view }) => view === drawing.view) < index
    if (again)
      return [
        found(
          [...path, 'view'],
          `"${drawing.view}" steht schon darüber; jede Zeichnung nur einmal`,
          `"${drawing.view}" stands above already; each drawing once`,
        ),
      ]
    if (!frame)
      return [
        found(
          [...path, 'view'],
          `in media/drawings/drawings.json steht kein Maß von ${id}/${drawing.view}; zeichnen Sie es oder nehmen Sie den Eintrag heraus`,
          `media/drawings/drawings.json has no metres of ${id}/${drawing.view}; draw it or take the entry out`,
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
              found(
                [...path, direction, n],
                `die Kette geht von ${from} bis ${end} m, die Zeichnung nur von ${first} bis ${last} m; eines der Maße stimmt nicht`,
                `the chain goes from ${from} to ${end} m, the drawing only from ${first} to ${last} m; one of the lengths is wrong`,
              ),
            ]
      })
    const places = (['levels', 'labels', 'people', 'trees'] as const).flatMap(list =>
      (drawing[list] ?? []).flatMap((place, n) => {
        const x = 'x' in place ? place.x : left
        const y = 'y' in place ? place.y : place.z
        const inside = x >= left && x <= right && y >= low && y <= high
        return inside
          ? []
          : [
              found(
                [...path, list, n],
                `liegt außerhalb der Zeichnung: sie geht von ${left} bis ${right} m und in der Höhe von ${low} bis ${high} m`,
                `lies outside the drawing, which goes from ${left} to ${right} m, and in height from ${low} to ${high} m`,
              ),
            ]
      }),
    )
    return [...chains('across', left, right), ...chains('upright', low, high), ...places]
  })
  return [...named, ...scaleProblems(project, id, frames)]
}

function scaleProblems({ atScale }: Project, id: string, frames: Record<string, Frame>): Found[] {
  if (!atScale) return []
  const frame = frames.row
  if (!frame)
    return [
      found(
        ['atScale'],
        `${id} hat keine Zeichnung row, auf die sich das bezieht; nehmen Sie den Eintrag heraus`,
        `${id} has no drawing row that this could speak of; take the entry out`,
      ),
    ]
  const { from = 0, length = 0, note } = atScale
  if (round(from + length) <= frame.width || note) return []
  return [
    found(
      ['atScale', 'length'],
      `die Zeichnung ist nur ${frame.width} m breit; sagen Sie in note, was sie weglässt`,
      `the drawing is only ${frame.width} m wide; say in note what it leaves out`,
    ),
  ]
}

function scheduleProblems({ schedule = [], facts }: Project): Found[] {
  const seen = new Set<string>()
  return schedule.flatMap(({ phase, toPhase, name, start }, index) => {
    const path = ['schedule', index]
    const { de, en } = name ?? {}
    if (phase === undefined)
      return name && toPhase === undefined
        ? []
        : [
            found(
              path,
              'braucht die Leistungsphase (phase) oder einen Namen (name)',
              'needs the stage (phase) or a name (name)',
            ),
          ]
    const problems: Found[] = []
    const last = toPhase ?? phase
    const scope = facts.phases
    if (scope && (phase < scope.from || last > scope.to))
      problems.push(
        found(
          path,
          `der Balken reicht von Leistungsphase ${phase} bis ${last}, beauftragt sind ${scope.from} bis ${scope.to} (facts › phases)`,
          `the bar goes from stage ${phase} to ${last}, the firm has ${scope.from} to ${scope.to} (facts › phases)`,
        ),
      )
    const before = schedule[index - 1]
    if (before && before.start.iso > start.iso)
      problems.push(
        found(
          [...path, 'start'],
          `beginnt vor dem Balken darüber (${before.start.iso}); ordnen Sie die Balken nach ihrem Beginn`,
          `begins before the bar above (${before.start.iso}); put the bars in the order of their beginnings`,
        ),
      )
    for (let stage = phase; stage <= last; stage++) {
      const key = `${stage} ${de ?? ''} ${en ?? ''}`
      if (seen.has(key))
        problems.push(
          found(
            [...path, 'phase'],
            `Leistungsphase ${stage} hat schon einen Balken; geben Sie beiden einen Namen (name), wenn sie in Teilen lief`,
            `stage ${stage} has a bar already; give both a name if it was done in parts`,
          ),
        )
      seen.add(key)
    }
    return problems
  })
}

function storeyProblems({ storeys = [] }: Project): Found[] {
  return storeys.flatMap(({ z, height = 0 }, index) => {
    const above = storeys[index - 1]
    if (!above || round(z + height) <= above.z) return []
    return [
      found(
        ['storeys', index],
        `reicht bis ${round(z + height)} m, das Geschoss darüber beginnt bei ${above.z} m; das höchste steht zuerst`,
        `reaches up to ${round(z + height)} m, the storey above begins at ${above.z} m; the highest comes first`,
      ),
    ]
  })
}

function teamProblems({ lead, team = [] }: Project): Found[] {
  return team.flatMap(({ person }, index) => {
    const again = team.slice(0, index).some(other => other.person.id === person.id) || lead?.id === person.id
    return again
      ? [
          found(
            ['team', index, 'person'],
            `"${person.id}" ist schon genannt; jede Person einmal`,
            `"${person.id}" is named already; each person once`,
          ),
        ]
      : []
  })
}

/** What drawings.json speaks of must lie beside it, and belong to a project. */
function fileProblems(
  projects: Content['projects'],
  drawings: Content['drawings'],
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  return Object.entries(drawings).flatMap(([id, views]) => {
    if (!(id in projects))
      return [
        found(
          ['drawings', id],
          `ein Projekt "${id}" gibt es nicht; benennen Sie den Ordner wie die Datei des Projekts`,
          `there is no project "${id}"; name the folder like the file of the project`,
        ),
      ]
    return Object.keys(views)
      .filter(view => !mediaFiles.has(`drawings/${id}/${view}.svg`))
      .map(view =>
        found(
          ['drawings', id, view],
          `die Zeichnung media/drawings/${id}/${view}.svg fehlt; legen Sie sie dazu oder nehmen Sie den Eintrag heraus`,
          `the drawing media/drawings/${id}/${view}.svg is missing; add it or take the entry out`,
        ),
      )
  })
}

const round = (metres: number) => Math.round(metres * 100) / 100
