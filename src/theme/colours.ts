// Derives all colours from the four that a designer chooses. Each derived one is the first step of a mix that reaches its
// contrast on the background where it is lowest, so four good colours cannot give unreadable text.

export const derivedNames = [
  'sheet',
  'tint',
  'ink-2',
  'ink-3',
  'edge',
  'hair',
  'on-accent',
  'accent-press',
  'accent-text',
  'accent-mark',
  'on-accent-mark',
  'error',
  'error-text',
  'night-2',
  'night-text',
  'night-text-2',
  'night-edge',
  'night-hair',
  'night-accent',
  'night-mark',
  'on-night-mark',
  'night-error',
] as const

type Given = 'paper' | 'ink' | 'accent' | 'night'
export type ColourName = Given | (typeof derivedNames)[number]
export type Palette = Record<ColourName, string>
export type GivenColours = Record<Given, string> & Partial<Palette>

const white = '#ffffff'
const black = '#000000'

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

const linear = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours by the formula of WCAG 2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export function mix(from: string, to: string, share: number): string {
  const ends = channels(to)
  const mixed = channels(from).map((value, at) => Math.round(value + ((ends[at] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the first mix of two colours that has the contrast on all backgrounds. */
function reach(from: string, to: string, grounds: string[], least: number): string {
  for (let share = 0; share <= 1; share += 0.01) {
    const colour = mix(from, to, share)
    if (grounds.every(ground => contrast(colour, ground) >= least)) return colour
  }
  return to
}

/** Derives the colours that the theme does not specify. */
export function palette(given: GivenColours): Palette {
  const { paper, ink, accent, night } = given
  const onFill = (fill: string) =>
    contrast(fill, white) >= 4.5 ? white : contrast(fill, ink) >= 4.5 ? ink : black
  const sheet = given.sheet ?? mix(paper, white, 0.65)
  const tint = given.tint ?? mix(paper, ink, 0.06)
  const light = [paper, sheet, tint]
  const onAccent = given['on-accent'] ?? onFill(accent)
  const accentMark = given['accent-mark'] ?? (contrast(accent, paper) >= 3 ? accent : ink)
  const error = given.error ?? '#be2c1a'
  const night2 = given['night-2'] ?? mix(night, white, 0.06)
  const dark = [night, night2]
  const nightText = given['night-text'] ?? reach(mix(paper, white, 0.3), white, [night], 12)
  const nightAccent = given['night-accent'] ?? reach(accent, white, dark, 4.5)
  const nightMark = given['night-mark'] ?? (contrast(accent, night) >= 3 ? accent : nightAccent)
  return {
    sheet,
    tint,
    'ink-2': reach(mix(paper, ink, 0.5), ink, light, 6.5),
    'ink-3': reach(mix(paper, ink, 0.4), ink, light, 5),
    edge: reach(mix(paper, ink, 0.3), ink, light, 3.1),
    hair: reach(paper, ink, [paper], 1.6),
    'on-accent': onAccent,
    'accent-press': mix(accent, onAccent === white ? black : white, 0.2),
    'accent-text': reach(accent, ink, light, 4.5),
    'accent-mark': accentMark,
    'on-accent-mark': accentMark === accent ? onAccent : paper,
    error,
    'error-text': reach(error, black, light, 4.5),
    'night-2': night2,
    'night-text': nightText,
    'night-text-2': reach(mix(night, nightText, 0.55), nightText, dark, 7),
    'night-edge': reach(mix(night, nightText, 0.3), nightText, [night], 4),
    'night-hair': mix(night, nightText, 0.2),
    'night-accent': nightAccent,
    'night-mark': nightMark,
    'on-night-mark': nightMark === accent ? onAccent : night,
    'night-error': reach(error, white, dark, 4.5),
    ...given,
  }
}

/** Returns stronger lines and secondary text for visitors whose system asks for more contrast. */
export function strongPalette(colours: Palette): Partial<Palette> {
  return {
    hair: colours.edge,
    edge: colours['ink-2'],
    'ink-2': colours.ink,
    'ink-3': mix(colours.ink, colours['ink-2'], 0.4),
    'accent-mark': colours['accent-mark'] === colours.accent ? colours['accent-text'] : colours.ink,
    // An accent with dark text on it stays as it is.
    ...(colours['on-accent'] === white && { accent: colours['accent-text'] }),
    error: colours['error-text'],
    'night-text-2': mix(colours['night-text-2'], colours['night-text'], 0.7),
    'night-edge': colours['night-text-2'],
    'night-hair': colours['night-edge'],
    'night-accent': mix(colours['night-accent'], white, 0.25),
  }
}

/** The pairs of colour and background, with the least contrast: 3 for marks, field borders and large text. */
export const pairs: [colour: ColourName, ground: ColourName, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'sheet', 7],
  ['ink', 'tint', 7],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'sheet', 4.5],
  ['ink-2', 'tint', 4.5],
  ['ink-3', 'paper', 4.5],
  ['ink-3', 'sheet', 4.5],
  ['ink-3', 'tint', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'sheet', 3],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-press', 4.5],
  ['accent-text', 'paper', 4.5],
  ['accent-text', 'sheet', 4.5],
  ['accent-text', 'tint', 4.5],
  ['accent-mark', 'paper', 3],
  ['on-accent-mark', 'accent-mark', 4.5],
  ['error', 'sheet', 3],
  ['error-text', 'paper', 4.5],
  ['error-text', 'sheet', 4.5],
  ['error-text', 'tint', 4.5],
  ['paper', 'ink-2', 4.5],
  ['night-text', 'night', 7],
  ['night-text', 'night-2', 7],
  ['night-text-2', 'night', 4.5],
  ['night-text-2', 'night-2', 4.5],
  ['night-edge', 'night', 3],
  ['night-accent', 'night', 4.5],
  ['night-mark', 'night', 3],
  ['on-night-mark', 'night-mark', 4.5],
  ['night-error', 'night', 4.5],
]
