// Groups the drawings of a project into sheets, and decides their width and scale.
import type { drawingViews } from '../../content/schemas/drawings.ts'
import type { DrawingData } from '../../parts/Drawing/Drawing.tsx'
import { type Frame, onSheet, spanOf } from '../../parts/Drawing/metres.ts'
import type { Site } from '../../site/shared/site.ts'

type Project = Pick<Site['projects'][string], 'drawings' | 'story'>
type Told = NonNullable<Project['drawings']>[number]
export type Frames = Record<string, Frame>
/** The width of a drawing on the page: all of it, nine of twelve columns, or half. */
type Layout = 'whole' | 'nine' | 'half'

/** The texts and links that a drawing needs beyond the project's file. */
type Words = {
  names: Record<keyof typeof drawingViews, string>
  alt: (drawing: string) => string
  scale: (width: number) => string
  metres: (value: number) => string
  height: (value: number) => string
  hrefs: Record<string, string | undefined>
}

export type DrawingGroup = {
  layout: Layout
  /** The metres from edge to edge. */
  width: number
  heading: string
  /** True if the project gives no heading. The heading is then visually hidden. */
  quiet: boolean
  intro: string | undefined
  /** True for a long, low drawing, which scrolls sideways on phones. */
  long: boolean
  /** True for a house of nine equal bays, which aligns with the axes of the page. */
  onAxes: boolean
  figures: { name: string; drawing: DrawingData; caption: string | undefined; north: number | undefined }[]
  /** Texts that the drawing refers to by number. */
  marks: { name: string; text: string }[]
  /** The texts beside a section, each with its floor level and height. They make the page as high as the house. */
  storeys: { name: string; text: string; level: string; height: number }[] | undefined
}

/** Returns the drawings that the project describes, or else the one view that shows most of the house. */
function told({ drawings }: Project, frames: Frames, words: Words): Told[] {
  if (drawings) return drawings
  const view = (['section', 'cross', 'elevation'] as const).find(view => frames[view])
  return view ? [{ view, alt: words.alt(words.names[view]), zero: 0 } as Told] : []
}

export function drawingGroups(project: Project, frames: Frames, words: Words): DrawingGroup[] {
  const groups: Told[][] = []
  for (const drawing of told(project, frames, words)) {
    const group = groups.at(-1)
    if (group && drawing.heading === undefined) group.push(drawing)
    else groups.push([drawing])
  }
  const main = groups.find(([first]) => !first?.storeys) ?? groups[0]
  return groups.map(group => {
    const [first] = group
    const beside = group === main ? layoutOf(project, frames[first?.view ?? '']) : 'whole'
    return groupOf(group, first?.storeys ? 'half' : beside, frames, words)
  })
}

/** Leaves room beside a drawing that is not too long. With a story the limit is lower. */
function layoutOf({ story }: Project, frame: Frame | undefined): Layout {
  if (!frame) return 'whole'
  const shape = frame.width / frame.height
  return shape < (story ? 1.8 : 2.4) ? 'nine' : 'whole'
}

/** The greatest height of a drawing as a share of its width, so that a tower is not higher than the window. */
const highest: Record<Layout, number> = { whole: 0.62, nine: 0.88, half: 2 }

function groupOf(group: Told[], layout: Layout, frames: Frames, words: Words): DrawingGroup {
  const drawn = group.map(drawing => {
    const frame = frames[drawing.view]
    if (!frame) throw new Error(`drawings.json has no metres of the ${drawing.view}`)
    return { drawing, frame, span: spanOf(frame, drawing.across) }
  })
  const width = Math.max(
    ...drawn.map(({ span, frame, drawing }) =>
      drawing.view === 'plan' ? span.width : Math.max(span.width, frame.height / highest[layout]),
    ),
  )
  const [first] = drawn
  const names = [...new Set(group.map(({ view }) => words.names[view]))]
  // An axonometry distorts lengths, so it has no scale.
  const slanted = first?.drawing.view === 'axonometry'
  let numbered = 0
  return {
    layout,
    width,
    heading: group[0]?.heading ?? names.join(', '),
    quiet: group[0]?.heading === undefined,
    intro: group[0]?.intro,
    long: layout === 'whole' && first !== undefined && !slanted && width / first.frame.height > 2.2,
    storeys: first && storeysOf(first.drawing, first.frame, words),
    onAxes: layout === 'nine' && nineBays(first?.drawing),
    marks: group.flatMap(({ labels = [] }) =>
      labels.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }])),
    ),
    figures: drawn.map(({ drawing, frame, span }, index) => {
      const ground = drawing.view === 'elevation' && !drawing.across
      return {
        name: words.names[drawing.view],
        caption: drawing.caption,
        north: drawing.north,
        drawing: {
          href: words.hrefs[drawing.view] ?? '',
          sheet: onSheet(frame, span.from, width, ground),
          ground,
          alt: drawing.alt,
          zero: drawing.zero,
          people: drawing.people,
          trees: drawing.trees,
          labels: drawing.labels?.map(({ name, text, ...place }) => ({
            ...place,
            name: text === undefined ? name : String(++numbered),
          })),
          levels: drawing.levels?.map(({ z, name }) => ({ z, name, value: words.height(z) })),
          across: drawing.across,
          upright: drawing.upright,
          written: words.metres,
          scale: index === drawn.length - 1 && !slanted ? words.scale(width) : undefined,
        },
      }
    }),
  }
}

function nineBays(drawing: Told | undefined): boolean {
  const bays = drawing?.across?.[0]?.lengths ?? []
  return bays.length === 9 && new Set(bays).size === 1
}

/**
 * Computes the height of each storey, from its floor to the next one, or to the upper edge of the drawing for the top
 * storey.
 */
function storeysOf({ storeys, zero }: Told, { top }: Frame, words: Words): DrawingGroup['storeys'] {
  return storeys?.map(({ name, text, z }, index) => ({
    name,
    text,
    level: words.height(z),
    height: (storeys[index - 1]?.z ?? top - zero) - z,
  }))
}
