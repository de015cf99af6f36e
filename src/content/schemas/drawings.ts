// Drawings of projects. What a drawing measures stands in media/drawings/drawings.json, written by whatever draws them;
// what one has to know to read it stands in the project's file. All in metres.
import * as v from 'valibot'
import { list, text } from '../fields.ts'

const metres = (description: string) => v.pipe(v.number(), v.description(`${description}, in metres`))
const length = (description: string) =>
  v.pipe(v.number(), v.minValue(0.01), v.description(`${description}, in metres`))

export const drawingsSchema = v.record(
  v.string(),
  v.record(
    v.string(),
    v.strictObject({
      x: metres('Left edge'),
      top: metres('Upper edge above the ground'),
      width: length('Width'),
      height: length('Height'),
    }),
  ),
)

/** Beside these there are: photo (seen like the picture), and row and mass (small ones of the elevation). */
export const drawingViews = ['section', 'cross', 'plan', 'elevation', 'axonometry'] as const

const place = () => ({
  x: metres('Place from the left, as the drawing counts'),
  y: metres('Height above ±0.00; in a plan, depth'),
})

const chain = (description: string) =>
  v.optional(
    v.pipe(
      list(
        v.strictObject({
          from: metres('Where the chain begins'),
          lengths: list(length('A length')),
          note: v.optional(
            v.pipe(text(), v.description('Instead of the figures, such as 45 axes of 1.35 m')),
          ),
        }),
      ),
      v.description(description),
    ),
  )

const storey = v.strictObject({
  name: text(),
  z: metres('Height of its floor above ±0.00'),
  height: v.optional(length('From floor to floor')),
  new: v.optional(v.pipe(v.boolean(), v.description('true: what is new, drawn in red')), false),
  text: text(),
})

/** One drawing with what stands around it. The first in a project's file is its main drawing. */
export const drawingSchema = v.strictObject({
  view: v.pipe(
    v.picklist(drawingViews),
    v.description('Which drawing: the name of its file in media/drawings/<project>, without .svg'),
  ),
  heading: v.optional(
    v.pipe(text(), v.description('Begins a part of the page; without it the drawing joins the one before')),
  ),
  intro: v.optional(v.pipe(text(), v.description('A sentence or two beside the heading'))),
  alt: v.pipe(text(), v.description('What it shows, for people who cannot see it')),
  caption: v.optional(v.pipe(text(), v.description('A short line below it'))),
  north: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(359),
      v.description('Draws a north arrow below a plan: degrees from the upper edge, clockwise; 0 is up'),
    ),
  ),
  zero: v.optional(
    metres('How high ±0.00 lies above the ground of the drawing; heights of this drawing count from there'),
    0,
  ),
  across: chain('Dimension chains below the drawing, the finest first'),
  upright: chain('Dimension chains at its left side'),
  levels: v.optional(
    list(
      v.strictObject({
        z: metres('Height above ±0.00'),
        name: v.optional(v.pipe(text(), v.description('Such as eaves or water level'))),
      }),
      'Heights at the side of a section or elevation',
    ),
  ),
  labels: v.optional(
    list(
      v.strictObject({
        ...place(),
        name: text(),
        text: v.optional(
          v.pipe(
            text(),
            v.description('Explained below: the drawing then shows a number instead of the name'),
          ),
        ),
      }),
      'Words within the drawing',
    ),
  ),
  storeys: v.optional(list(storey, 'Storeys, each with a line into the section, the highest first')),
  people: v.optional(list(v.strictObject(place()), 'Where somebody stands, on which height')),
  trees: v.optional(list(v.strictObject(place()), 'Where a tree stands')),
})
