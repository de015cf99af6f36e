// Decides which colours become custom properties and which the build inlines. Marks and errors are separate properties
// only if they differ from the accent, because most firms need none and every page contains the properties.
import { type Palette, strongPalette } from './colours.ts'

type Values = Record<string, string>
export type Roles = {
  /** The values that replace the properties of these names in the styles. */
  constants: Values
  /** The properties of every page, of dark pages, for more contrast, and for forced colours. */
  day: Values
  night: Values
  strong: Values
  forced: Values
}

const fixed = [
  'accent-press',
  'accent-mark',
  'on-accent-mark',
  'night-mark',
  'on-night-mark',
  'night-error',
] as const

export function rolesOf(palette: Palette): Roles {
  const roles: Roles = {
    // Notices keep the light sheet on dark pages, although .night makes the role --sheet dark.
    constants: { 'day-sheet': palette.sheet },
    day: { ...palette },
    night: {},
    strong: { ...strongPalette(palette) },
    forced: {},
  }
  for (const name of fixed) roles.constants[name] = palette[name]
  if (palette['accent-mark'] === palette.accent) roles.constants['accent-mark'] = 'var(--accent)'
  addMark(roles, palette)
  addError(roles, palette)
  for (const name of Object.keys(roles.constants))
    for (const values of [roles.day, roles.strong]) delete values[name]
  return roles
}

/** Adds the fill of marks and the colour on it. */
function addMark({ constants, day, night, forced }: Roles, palette: Palette): void {
  const { accent } = palette
  if (palette['accent-mark'] === accent && palette['night-mark'] === accent) {
    constants.mark = 'var(--accent)'
    constants['on-mark'] = 'var(--on-accent)'
    return
  }
  day.mark = 'var(--accent-mark)'
  day['on-mark'] = palette['on-accent-mark']
  night.mark = palette['night-mark']
  night['on-mark'] = palette['on-night-mark']
  forced.mark = 'Highlight'
}

function addError({ constants, day, night, forced }: Roles, palette: Palette): void {
  if (palette.error === palette.accent) constants.error = 'var(--accent)'
  else forced.error = 'Highlight'
  const isAccent =
    palette['error-text'] === palette['accent-text'] && palette['night-error'] === palette['night-accent']
  constants['error-text'] = isAccent ? 'var(--accent-text)' : palette['error-text']
  if (isAccent) {
    constants['error-fg'] = 'var(--accent-fg)'
    return
  }
  day['error-fg'] = palette['error-text']
  night['error-fg'] = palette['night-error']
  forced['error-fg'] = 'Highlight'
}
