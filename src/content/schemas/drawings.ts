// The drawings of projects. The dimensions of a drawing are in media/drawings/drawings.json, written by the program that
// draws it; its labels and texts are in the project's file. All lengths are in metres.
import * as v from 'valibot'
import { choice, field, group, list, optional } from '../fields.ts'
import { text } from '../text-fields.ts'

const metres = (description: string) => v.pipe(v.number(), v.description(`${description}, in metres`))
const length = (description: string) =>
  v.pipe(v.number(), v.minValue(0.01), v.description(`${description}, in metres`))

export const drawingsSchema = v.record(
  v.string(),
  v.record(
    v.string(),
    group({
      x: field('Von links', 'From the left', metres('Left edge')),
      top: field('Oberkante', 'Upper edge', metres('Upper edge above the ground')),
      width: field('Breite', 'Width', length('Width')),
      height: field('Höhe', 'Height', length('Height')),
    }),
  ),
)

/**
 * The views that a project can list. There are also photo (the perspective of the picture), and row and mass (small
 * versions of the elevation).
 */
export const drawingViews = {
  section: { de: 'Schnitt', en: 'Section' },
  cross: { de: 'Querschnitt', en: 'Cross-section' },
  plan: { de: 'Grundriss', en: 'Plan' },
  elevation: { de: 'Ansicht', en: 'Elevation' },
  axonometry: { de: 'Axonometrie', en: 'Axonometric drawing' },
}

const place = () => ({
  x: field('Von links', 'From the left', metres('Distance from the left, as the drawing counts')),
  y: field('Höhe', 'Height', metres('Height above ±0.00; in a plan, depth')),
})

const chain = (description: string) =>
  v.optional(
    v.pipe(
      list(
        group({
          from: field('Von', 'From', metres('Where the chain begins')),
          lengths: field('Maße', 'Lengths', list(length('A length'))),
          note: optional('Anmerkung', 'Note', text('Instead of the figures, such as 45 axes of 1.35 m')),
        }),
      ),
      v.description(description),
    ),
  )

const storey = group({
  name: field('Name', 'Name', text()),
  z: field('Höhe des Fußbodens', 'Height', metres('Height of its floor above ±0.00')),
  height: optional('Geschosshöhe', 'Height', length('From floor to floor')),
  new: v.optional(
    field('Neu', 'New', v.pipe(v.boolean(), v.description('true: a new storey, drawn in red'))),
    false,
  ),
  text: field('Text', 'Text', text()),
})

/** One drawing with its labels, heights and texts. The first in a project's file is its main drawing. */
export const drawingSchema = group({
  view: field(
    'Ansicht',
    'View',
    v.pipe(
      choice(drawingViews),
      v.description('Name of the drawing’s file in media/drawings/<project>, without .svg'),
    ),
  ),
  heading: optional(
    'Überschrift',
    'Heading',
    text('Begins a part of the page; without it the drawing joins the one before'),
  ),
  intro: optional('Einleitung', 'Introduction', text('A sentence or two beside the heading')),
  alt: field('Was zu sehen ist', 'Description', text('What it shows, for people who cannot see it')),
  caption: optional('Bildunterschrift', 'Caption', text('A short line below it')),
  north: optional(
    'Norden',
    'North',
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(359),
      v.description('Draws a north arrow below a plan: degrees from the upper edge, clockwise; 0 is up'),
    ),
  ),
  zero: v.optional(
    field(
      'Lage von ±0,00',
      'Where ±0.00 lies',
      metres(
        'How high ±0.00 lies above the ground of the drawing; heights in this drawing are measured from there',
      ),
    ),
    0,
  ),
  across: field(
    'Maßketten unten',
    'Dimension chains below',
    chain('Dimension chains below the drawing, the finest first'),
  ),
  upright: field(
    'Maßketten seitlich',
    'Dimension chains at the side',
    chain('Dimension chains at its left side'),
  ),
  levels: optional(
    'Höhen',
    'Levels',
    list(
      group({
        z: field('Höhe', 'Height', metres('Height above ±0.00')),
        name: optional('Name', 'Name', text('Such as eaves or water level')),
      }),
      'Heights at the side of a section or elevation',
    ),
  ),
  labels: optional(
    'Beschriftungen',
    'Labels',
    list(
      group({
        ...place(),
        name: field('Name', 'Name', text()),
        text: optional(
          'Text',
          'Text',
          text('Explained below: the drawing then shows a number instead of the name'),
        ),
      }),
      'Labels within the drawing',
    ),
  ),
  storeys: optional(
    'Geschosse',
    'Storeys',
    list(storey, 'Storeys, each with a line into the section, the highest first'),
  ),
  people: optional(
    'Menschen in der Zeichnung',
    'People in the drawing',
    list(group(place()), 'Where a person stands, and at which height'),
  ),
  trees: optional('Bäume', 'Trees', list(group(place()), 'Where a tree stands')),
})
