// Draws the house as paths, in centimetres from its first axis. Server and browser draw with the same functions.
import { baysBetween, houseOf, restingStop, roomDepth, stops, workplaceWidth } from './house.ts'

/** The paths, grouped by line style. */
export type Lines = Record<
  | 'windows'
  | 'axes'
  | 'cut'
  | 'facingRight'
  | 'facingLeft'
  | 'inside'
  | 'cars'
  | 'dimensions'
  | 'leader'
  | 'moved'
  | 'plan'
  | 'furniture'
  | 'movedInPlan',
  string
>
export type Label = { x: number; y: number; value: number }
export type Letter = { x: number; name: string }
export type Drawing = {
  lines: Lines
  numbers: Label[]
  /** The letters of the axes that have columns. */
  letters: Letter[]
  /** The centre of the bubble of axis C. */
  bubble: number
  /** The opacity of people and cars, which fade out and in while their number changes. */
  presence: number
}

export const sheet = { width: 4400, height: 1700, heightWithPlan: 2330 }
/** The first stop of the control, the distance to the next, and its height. */
export const control = { start: 74, step: 196, y: 112 }
export const lettersAt = 1660
export const plan = { top: 1800, depth: roomDepth * 100 }

const roof = { y: 330, height: 18 }
const floors = { top: 680, middle: 990, ground: 1300, garage: 1580 }
const workplace = workplaceWidth * 100
/** The thickness of the outer wall, of the walls between rooms, of the columns and of the garage's floor. */
const wall = 12
const partition = 10
const column = 40
const garageFloor = 30
/** A window fills its bay up to the frame; in the top storey it is a pane between two mullions. */
const frame = 6
const mullion = 15
const door = { width: 100, toPartition: 35 }
/** The distance of a dimension line from the floor above it, of a number from its line, and half a tick. */
const underFloor = 76
const aboveLine = 12
const tick = 7

/** A person at a desk, looking right, and a car from the front; both stand on the floor. */
const atDesk =
  'm40-107h12l6 12 26 13 22 2v5l-26 1-22-6-1 19 29 2 7 7 2 46 11 3v3h-21l-3-43h-42l-7-13-1-38zm-10 71v-4h44v4zm-8-4h5l-4-52h-5zm28 36v-32h4v32zm-18 4v-4h42v4zm68-70v-4h80v4zm5 70v-70h3v70zm67 0v-70h3v70zm-21-74v-42h3v42zm-114-48a11 11 0 1 0 22 0a11 11 0 1 0-22 0z'
const car =
  'm-82-18l-8-18v-32l6-18 12-8 13-44 13-8h92l13 8 13 44 12 8 6 18v32l-8 18zm22-76l10-38h100l10 38zm-22 34v-9h24v9zm140 0v-9h24v9zm-142 60v-17h24v17zm144 0v-17h24v17zm-162-90v-9h16v9zm188 0v-9h16v9z'

/** Draws the house at a position of the control. 0 to 3 are the stops, and fractions the measures between them. */
export function drawHouse(position: number): Drawing {
  const before = Math.min(stops.length - 2, Math.floor(position))
  const part = position - before
  const [from, to] = [houseAt(before), houseAt(before + 1)]
  // Whole numbers change halfway between two stops.
  const { rooms, garage } = part < 0.5 ? from : to
  const between = (one: number, other: number) => one + (other - one) * part
  const axis = between(from.measure, to.measure) * 100
  const slab = between(from.garage.slab, to.garage.slab) * 100
  const span = axis * garage.axes
  const { outer, inner } = baysBetween(span / 100, garage.bays)
  // Columns that exist only at the next stop grow from zero width.
  const isGrowing = part >= 0.5 && to.garage.axes < from.garage.axes
  const newColumn = isGrowing ? column * (2 * part - 1) : column
  const changesPlaces = rooms.some(
    ({ places }, index) => places !== (part < 0.5 ? to : from).rooms[index]?.places,
  )
  const [two, three] = [2 * axis, 3 * axis]
  const bubble = Math.round(control.start + control.step * position)
  const moved = cm(two)
  const bayLine = floors.ground + underFloor + 2
  const outerWidth = outer * 100
  const middle = seats(two, floors.middle, rooms[1].places)
  const ground = seats(three, floors.ground, rooms[2].places)

  return {
    lines: {
      windows: [floors.middle, floors.ground]
        .map(y => row(axis, y - 222, frame, axis - 2 * frame, 196))
        .join(''),
      axes: `M0 270${`v1370m${cm(axis)}-1370`.repeat(Math.ceil(sheet.width / axis))}`,
      cut: [
        floor(roof.y, roof.height),
        row(axis, floors.top - 280, mullion, axis - 2 * mullion, 255),
        ...[floors.top, floors.middle, floors.ground].map(y => floor(y, slab)),
        floor(floors.garage, garageFloor),
        `M${-wall} ${roof.y}H0V${floors.garage + garageFloor}H${-wall}z`,
        upright(two, two, partition, 'top', 'middle', slab),
        upright(three, three, partition, 'middle', 'ground', slab),
        // Half a column at the outer wall.
        `M0 ${cm(floors.ground + slab)}h${column / 2}V${floors.garage}H0z`,
        upright(2 * span, 2 * span, column, 'ground', 'garage', slab),
        upright(2 * span, span, newColumn, 'ground', 'garage', slab),
      ].join(''),
      facingRight: middle.right + ground.right,
      facingLeft: middle.left + ground.left,
      inside: rooms[0].places ? each(axis, x => `M${cm(-x - axis / 2 - 90)} ${floors.top}${atDesk}`) : '',
      cars: each(span, x =>
        bayCentres(garage.bays, outer, inner)
          .map(centre => `M${Math.round(x + centre)} ${floors.garage}${car}`)
          .join(''),
      ),
      dimensions: [
        `M0 300H${sheet.width}M${-tick} ${300 + tick}${slash}${`m${cm(axis - 2 * tick)} ${2 * tick}${slash}`.repeat(Math.ceil(sheet.width / axis))}`,
        dimension(partition / 2, floors.top + underFloor, two - partition),
        dimension(partition / 2, floors.middle + underFloor, three - partition),
        dimension(column / 2, bayLine, span - column),
        dimension(column / 2 + outerWidth, bayLine, span - column - 2 * outerWidth),
        `M0 ${lettersAt}H${sheet.width}`,
      ].join(''),
      leader: `M${bubble} 169L${moved} 250v14`,
      moved: `M${moved} 264V1640`,
      plan: [
        row(axis, plan.top - 10, -mullion, 2 * mullion, 20),
        row(span, plan.top - 10, -column / 2, column, column),
        row(three, plan.top + 10, three - partition / 2, partition, plan.depth),
        // The wall to the corridor, on both sides of the door.
        row(three, plan.top + plan.depth, 0, three - door.width - door.toPartition, partition),
        row(
          three,
          plan.top + plan.depth,
          three - door.toPartition,
          door.toPartition - partition / 2,
          partition,
        ),
        `M${-wall} ${plan.top - 10}H0v${plan.depth + 20}H${-wall}z`,
      ].join(''),
      furniture: `M0 ${plan.top - 4}H${sheet.width}m0 8H0${each(three, x => roomInPlan(x, three, rooms[2].places))}`,
      movedInPlan: `M${moved} ${plan.top - 60}v${plan.depth + 100}`,
    },
    numbers: [
      { x: axis / 2, y: 300 - aboveLine, value: axis / 100 },
      { x: axis, y: floors.top + underFloor - aboveLine, value: (two - partition) / 100 },
      { x: three / 2, y: floors.middle + underFloor - aboveLine, value: (three - partition) / 100 },
      { x: span / 2, y: lettersAt - aboveLine, value: span / 100 },
      { x: column / 2 + outerWidth / 2, y: bayLine - aboveLine, value: outer },
      { x: span / 2, y: bayLine - aboveLine, value: inner },
      { x: span - column / 2 - outerWidth / 2, y: bayLine - aboveLine, value: outer },
    ],
    letters: Array.from({ length: Math.ceil(sheet.width / span) }, (_, index) => ({
      x: cm(index * span),
      name: letter(index * garage.axes),
    })),
    bubble,
    presence: changesPlaces ? Math.min(1, Math.abs(2 * part - 1) * 1.5) : 1,
  }
}

const houseAt = (stop: number) => houseOf(stops[stop] ?? stops[restingStop])

/** Rounds to millimetres. */
const cm = (value: number) => Math.round(value * 10) / 10

/** Repeats a shape for each room or bay of the given length across the sheet. */
function each(length: number, draw: (x: number) => string): string {
  let path = ''
  for (let index = 0; index * length < sheet.width; index += 1) path += draw(cm(index * length))
  return path
}

/** Draws boxes across the sheet at equal distances. The first one is at x. */
const row = (length: number, y: number, x: number, width: number, height: number) =>
  `M${cm(x)} ${cm(y)}${`h${cm(width)}v${cm(height)}h${cm(-width)}zm${cm(length)} 0`.repeat(Math.ceil(sheet.width / length))}`

const floor = (y: number, height: number) => `M0 ${y}H${sheet.width}v${cm(height)}H0z`

/** Draws walls or columns across the sheet, from one floor's slab to the next floor. `x` is the middle of the first. */
const upright = (
  length: number,
  x: number,
  width: number,
  above: keyof typeof floors,
  below: keyof typeof floors,
  slab: number,
) => row(length, floors[above] + slab, x - width / 2, width, floors[below] - floors[above] - slab)

/** The stroke across the end of a dimension line. */
const slash = `l${2 * tick}-${2 * tick}`
const dimension = (x: number, y: number, width: number) =>
  `M${cm(x)} ${y}h${cm(width)}m${-tick} ${tick}${slash}M${cm(x - tick)} ${y + tick}${slash}`

/** Returns the right ends of the desks in a room. Desks face each other in pairs, and a single desk is at the wall. */
function deskEnds(x: number, length: number, places: number): { end: number; isPair: boolean }[] {
  const width = length - partition
  const gap = places > 1 ? (width - workplace * places) / Math.ceil(places / 2) : 0
  return Array.from({ length: Math.ceil(places / 2) }, (_, index) => {
    const isPair = places - 2 * index > 1
    const length = (isPair ? 2 : 1) * workplace + gap
    return { end: Math.round(x + partition / 2 + (index + 1) * length - gap / 2), isPair }
  })
}

/** Draws the people in all rooms of a storey. Those who look left are drawn mirrored, at negative x. */
function seats(length: number, y: number, places: number): { right: string; left: string } {
  const all: { end: number; isPair: boolean }[] = []
  each(length, x => {
    all.push(...deskEnds(x, length, places))
    return ''
  })
  return {
    right: all
      .flatMap(({ end, isPair }) => (isPair ? [`M${end - 2 * workplace} ${y}${atDesk}`] : []))
      .join(''),
    left: all.map(({ end }) => `M${-end} ${y}${atDesk}`).join(''),
  }
}

/** Draws desks and chairs at the façade, and the door to the corridor. */
function roomInPlan(x: number, length: number, places: number): string {
  const chair = (centre: number) => `M${centre - 22} ${plan.top + 120}a22 22 0 1 0 44 0a22 22 0 1 0-44 0z`
  const desk = (left: number) => `M${left} ${plan.top + 40}h80v160h-80z`
  const pairs = deskEnds(x, length, places).map(
    ({ end }) => chair(end - 308) + desk(end - 260) + desk(end - 180) + chair(end - 52),
  )
  return `${pairs.join('')}M${cm(x + length - door.width - door.toPartition)} ${plan.top + plan.depth}v${-door.width}a${door.width} ${door.width} 0 0 1 ${door.width} ${door.width}`
}

function bayCentres(bays: number, outer: number, inner: number): number[] {
  return Array.from({ length: bays }, (_, index) => {
    if (index === 0) return column / 2 + outer * 50
    const isLast = index === bays - 1
    return column / 2 + (outer + inner * (index - (isLast ? 1 : 0.5)) + (isLast ? outer / 2 : 0)) * 100
  })
}

/** Counts from A to Z, then AA, AB and so on. */
const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
