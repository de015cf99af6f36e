import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawingGroups, type Frames } from './drawing-groups.ts'

type Project = Parameters<typeof drawingGroups>[0]

const words = {
  names: {
    section: 'Schnitt',
    cross: 'Querschnitt',
    plan: 'Grundriss',
    elevation: 'Ansicht',
    axonometry: 'Axonometrie',
  },
  alt: (drawing: string) => `${drawing} des Hauses`,
  scale: (width: number) => `${width} m`,
  metres: String,
  height: String,
  hrefs: {},
}
const house = { x: -1, top: 20, width: 42, height: 21 }
const frames: Frames = { elevation: house, section: house, plan: { ...house, top: 30, height: 31 } }

const project = (more: Project = {}): Project => more
const drawing = (view: 'section' | 'plan' | 'elevation' | 'axonometry', more: object = {}) => ({
  view,
  alt: view,
  zero: 0,
  ...more,
})

test('a project without drawings has no drawing sheet', () =>
  assert.deepEqual(drawingGroups(project(), {}, words), []))

test('a project that describes no drawings shows its section, or else its elevation', () => {
  const [sheet, ...others] = drawingGroups(project(), frames, words)
  assert.deepEqual(others, [])
  assert.equal(sheet?.heading, 'Schnitt')
  assert.ok(sheet?.quiet)
  assert.equal(sheet?.figures[0]?.drawing.alt, 'Schnitt des Hauses')
  const { elevation } = frames
  assert.ok(elevation)
  const [alone] = drawingGroups(project(), { elevation, row: elevation }, words)
  assert.equal(alone?.figures[0]?.name, 'Ansicht')
  assert.equal(alone?.figures[0]?.drawing.sheet.height, 20, 'down to the ground')
})

test('a drawing with a heading starts a new sheet, and one without joins the sheet before', () => {
  const drawings = [
    drawing('section', { heading: 'Oben und unten' }),
    drawing('plan'),
    drawing('elevation', { heading: 'Von vorn' }),
  ]
  const sheets = drawingGroups(project({ drawings }), frames, words)
  assert.deepEqual(
    sheets.map(({ heading, figures }) => [heading, figures.map(({ name }) => name)]),
    [
      ['Oben und unten', ['Schnitt', 'Grundriss']],
      ['Von vorn', ['Ansicht']],
    ],
  )
})

test('all drawings of a sheet have one scale, and only the last has the scale bar', () => {
  const [sheet] = drawingGroups(project({ drawings: [drawing('section'), drawing('plan')] }), frames, words)
  const [section, plan] = sheet?.figures ?? []
  assert.equal(section?.drawing.sheet.width, plan?.drawing.sheet.width)
  assert.deepEqual([section?.drawing.scale, plan?.drawing.scale], [undefined, '42 m'])
})

test('a long house takes the full width, and a compact house leaves room beside it', () => {
  const layout = (width: number, height: number) =>
    drawingGroups(project(), { section: { x: 0, top: height, width, height } }, words)[0]?.layout
  assert.equal(layout(40, 30), 'nine')
  assert.equal(layout(160, 20), 'whole')
})

test('a tower takes only part of the width of its sheet', () => {
  const [sheet] = drawingGroups(project(), { section: { x: 0, top: 90, width: 40, height: 90 } }, words)
  assert.ok((sheet?.width ?? 0) > 90)
})

test('only a house of nine equal bays is aligned with the axes of the page', () => {
  const across = (lengths: number[]) => [{ from: 0, lengths }]
  const onAxes = (lengths: number[]) =>
    drawingGroups(
      project({ drawings: [drawing('section', { across: across(lengths) })] }),
      { section: { ...house, height: 30 } },
      words,
    )[0]?.onAxes
  assert.ok(onAxes(Array.from({ length: 9 }, () => 4.5)))
  assert.ok(!onAxes([4, 5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5]))
  assert.ok(!onAxes([20, 20]))
})

test('a label with an explanation below the drawing appears on it as a number', () => {
  const labels = [
    { x: 1, y: 1, name: 'Hof' },
    { x: 2, y: 1, name: 'Trasse', text: 'Wärme und Strom' },
    { x: 3, y: 1, name: 'Halle', text: 'Drei Geschosse' },
  ]
  const [sheet] = drawingGroups(project({ drawings: [drawing('section', { labels })] }), frames, words)
  assert.deepEqual(
    sheet?.figures[0]?.drawing.labels?.map(({ name }) => name),
    ['Hof', '1', '2'],
  )
  assert.deepEqual(
    sheet?.marks.map(({ name }) => name),
    ['Trasse', 'Halle'],
  )
})

test('an axonometry is never chosen automatically, and has no scale bar', () => {
  const slanted = { axonometry: { ...house, width: 90 } }
  assert.deepEqual(drawingGroups(project(), slanted, words), [])
  const [sheet] = drawingGroups(project({ drawings: [drawing('axonometry')] }), slanted, words)
  assert.equal(sheet?.figures[0]?.drawing.scale, undefined)
  assert.equal(sheet?.long, false)
})

test('a storey reaches to the floor above, and the top storey to the edge of the drawing', () => {
  const storeys = [
    { name: 'Dach', z: 12, new: true, text: '' },
    { name: 'Haus', z: 0, new: false, text: '' },
  ]
  const [sheet] = drawingGroups(
    project({ drawings: [drawing('section', { storeys, zero: 0.5 })] }),
    frames,
    words,
  )
  assert.equal(sheet?.layout, 'half')
  assert.deepEqual(
    sheet?.storeys?.map(({ height }) => height),
    [7.5, 12],
  )
})
