// The model of the house whose measure visitors change, in metres and square metres. Each constant names its rule.

/** The measures between two axes that the firm compares. */
export const stops = [1.25, 1.35, 1.5, 2.7] as const
/** The index of 1.35 m, the measure that the house has before a visitor changes it. */
export const restingStop = 1

/** A light partition is 10 cm thick and centred on the axis, so that each room loses half of it. */
const partition = 0.1
/** Rooms are 4.80 m deep, at the low end of the usual 4.80 to 5.40 m. */
export const roomDepth = 4.8
/** A workplace takes 1.80 m of façade: a desk of 0.80 m and 1.00 m behind it, the minimum in ASR A1.2. */
export const workplaceWidth = 1.8
/** The areas in ASR A1.2: 8 m² for the first workplace and 6 m² for each further one. */
const area = { first: 8, further: 6 }
/** Columns are 40 cm wide; a flat slab spans up to about 9 m economically. */
const columnWidth = 0.4
const longestSpan = 9
/** A first sketch assumes that a slab is a thirtieth of its span. */
const slenderness = 30
/**
 * The clear widths of parking bays, as in many state ordinances: 2.30 m between bays, 2.40 m beside one column, 2.50 m
 * between two columns.
 */
const bay = { free: 2.3, besideColumn: 2.4, betweenColumns: 2.5 }
/** Floating-point sums are not exact, but 3.6 m between two walls must hold two workplaces of 1.8 m. */
const tolerance = 1e-6

export type Room = {
  /** The clear width between the partitions. */
  width: number
  places: number
  /** The room alone, without corridor and core; 0 without a workplace. */
  areaPerPlace: number
}

export type Garage = {
  /** The number of axes between two columns. */
  axes: number
  span: number
  bays: number
  /** The clear widths of a bay beside a column, and of a bay between two others. */
  outer: number
  inner: number
  slab: number
}

export type House = { measure: number; rooms: [Room, Room, Room]; garage: Garage }

/** Computes rooms of one, two and three axes, and the garage below them. */
export function houseOf(measure: number): House {
  return { measure, rooms: [room(measure), room(2 * measure), room(3 * measure)], garage: garage(measure) }
}

function room(length: number): Room {
  const width = length - partition
  const whole = width * roomDepth
  const byWidth = width / workplaceWidth
  const byArea = 1 + (whole - area.first) / area.further
  const places = Math.max(0, Math.floor(Math.min(byWidth, byArea) + tolerance))
  return { width, places, areaPerPlace: places === 0 ? 0 : whole / places }
}

function garage(measure: number): Garage {
  const axes = 6 * measure > longestSpan + tolerance ? 3 : 6
  const span = axes * measure
  const bays = baysIn(span - columnWidth)
  return {
    axes,
    span,
    bays,
    ...baysBetween(span, bays),
    slab: Math.ceil((span / slenderness) * 100 - tolerance) / 100,
  }
}

function baysIn(clear: number): number {
  if (clear + tolerance < bay.betweenColumns) return 0
  const besideColumns = clear - 2 * bay.besideColumn + tolerance
  return besideColumns < 0 ? 1 : 2 + Math.floor(besideColumns / bay.free)
}

/** Puts the lines between bays on the axes, unless an outer bay would become too narrow. */
export function baysBetween(span: number, bays: number): { outer: number; inner: number } {
  const clear = span - columnWidth
  const outer = bays < 2 ? clear : Math.max(bay.besideColumn, span / bays - columnWidth / 2)
  return { outer, inner: bays > 2 ? (clear - 2 * outer) / (bays - 2) : 0 }
}

/** Returns the area per workplace in the smallest room that has two or more. */
export function sharedArea({ rooms }: House): number {
  return rooms.find(({ places }) => places > 1)?.areaPerPlace ?? 0
}
