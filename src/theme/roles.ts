// Decides which colours become properties, and which the build writes into the styles. Marks and errors are properties of their own
// only where they differ from the accent: in most houses they do not, and every page carries the properties.
import { type Palette, strongPalette } from './colours.ts'

type Values = Record<string, string>
export type Roles = {
  /** Written into the styles in place of the property of this name. */
  constants: Values
  /** Properties of every page, of those on the dark ground, with more contrast, and in colours of the visitor's own. */
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
    // Under .night the role --sheet is dark; notices keep the sheet of the day.
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

/** Fills that mark a place, and what stands on them. */
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
