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

const roof = 330
const floors = { top: 680, middle: 990, ground: 1300, garage: 1580 }
const workplace = workplaceWidth * 100

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
  const newColumn = isGrowing ? 80 * part - 40 : 40
  const changesPlaces = rooms.some(
    ({ places }, index) => places !== (part < 0.5 ? to : from).rooms[index]?.places,
  )
  const [two, three] = [2 * axis, 3 * axis]
  const bubble = Math.round(control.start + control.step * position)
  const moved = cm(two)
  const bayLine = floors.ground + 78
  const outerWidth = outer * 100
  const middle = seats(two, floors.middle, rooms[1].places)
  const ground = seats(three, floors.ground, rooms[2].places)

  return {
    lines: {
      windows: [floors.middle, floors.ground].map(y => row(axis, y - 222, 6, axis - 12, 196)).join(''),
      axes: `M0 270${`v1370m${cm(axis)}-1370`.repeat(Math.ceil(sheet.width / axis))}`,
      cut: [
        floor(roof, 18),
        row(axis, floors.top - 280, 15, axis - 30, 255),
        ...[floors.top, floors.middle, floors.ground].map(y => floor(y, slab)),
        floor(floors.garage, 30),
        `M-12 ${roof}H0V${floors.garage + 30}H-12z`,
        row(two, floors.top + slab, two - 5, 10, 310 - slab),
        row(three, floors.middle + slab, three - 5, 10, 310 - slab),
        `M0 ${cm(floors.ground + slab)}h20V${floors.garage}H0z`,
        row(2 * span, floors.ground + slab, 2 * span - 20, 40, 280 - slab),
        row(2 * span, floors.ground + slab, span - newColumn / 2, newColumn, 280 - slab),
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
        `M0 300H${sheet.width}M-7 307l14-14${`m${cm(axis - 14)} 14l14-14`.repeat(Math.ceil(sheet.width / axis))}`,
        dimension(5, floors.top + 76, two - 10),
        dimension(5, floors.middle + 76, three - 10),
        dimension(20, bayLine, span - 40),
        dimension(20 + outerWidth, bayLine, span - 40 - 2 * outerWidth),
        `M0 ${lettersAt}H${sheet.width}`,
      ].join(''),
      leader: `M${bubble} 169L${moved} 250v14`,
      moved: `M${moved} 264V1640`,
      plan: [
        row(axis, plan.top - 10, -15, 30, 20),
        row(span, plan.top - 10, -20, 40, 40),
        row(three, plan.top + 10, three - 5, 10, plan.depth),
        row(three, plan.top + plan.depth, 0, three - 135, 10),
        row(three, plan.top + plan.depth, three - 35, 30, 10),
        `M-12 ${plan.top - 10}H0v${plan.depth + 20}H-12z`,
      ].join(''),
      furniture: `M0 ${plan.top - 4}H${sheet.width}m0 8H0${each(three, x => roomInPlan(x, three, rooms[2].places))}`,
      movedInPlan: `M${moved} ${plan.top - 60}v${plan.depth + 100}`,
    },
    numbers: [
      { x: axis / 2, y: 288, value: axis / 100 },
      { x: axis, y: floors.top + 64, value: two / 100 - 0.1 },
      { x: three / 2, y: floors.middle + 64, value: three / 100 - 0.1 },
      { x: span / 2, y: lettersAt - 12, value: span / 100 },
      { x: 20 + outerWidth / 2, y: bayLine - 12, value: outer },
      { x: span / 2, y: bayLine - 12, value: inner },
      { x: span - 20 - outerWidth / 2, y: bayLine - 12, value: outer },
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

const dimension = (x: number, y: number, width: number) =>
  `M${cm(x)} ${y}h${cm(width)}m-7 7l14-14M${cm(x - 7)} ${y + 7}l14-14`

/** Returns the right ends of the desks in a room. Desks face each other in pairs, and a single desk is at the wall. */
function deskEnds(x: number, length: number, places: number): { end: number; isPair: boolean }[] {
  const width = length - 10
  const gap = places > 1 ? (width - workplace * places) / Math.ceil(places / 2) : 0
  return Array.from({ length: Math.ceil(places / 2) }, (_, index) => {
    const isPair = places - 2 * index > 1
    const length = (isPair ? 2 : 1) * workplace + gap
    return { end: Math.round(x + 5 + (index + 1) * length - gap / 2), isPair }
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
  return `${pairs.join('')}M${cm(x + length - 135)} ${plan.top + plan.depth}v-100a100 100 0 0 1 100 100`
}

function bayCentres(bays: number, outer: number, inner: number): number[] {
  return Array.from({ length: bays }, (_, index) => {
    if (index === 0) return 20 + outer * 50
    const isLast = index === bays - 1
    return 20 + (outer + inner * (index - (isLast ? 1 : 0.5)) + (isLast ? outer / 2 : 0)) * 100
  })
}

/** Counts from A to Z, then AA, AB and so on. */
const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
