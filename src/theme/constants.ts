// The values of a theme that no part of a page changes. The build inlines them, because as properties they would be on
// every page.
import { join } from 'node:path'
import { familyOf, uprightFaces } from './face-choice.ts'
import { bearingOf } from './faces.ts'
import type { SiteTheme } from './read-theme.ts'
import { rolesOf } from './roles.ts'

export type Constants = Record<string, string | number>

/** The white space left of the capital H, in em, that the styles assume when they pull headings to the left. */
const usualBearing = 0.045

export async function constantsOf(theme: SiteTheme): Promise<Constants> {
  const { type, space, lines, corners, logo } = theme
  const { weights, leading } = type
  const bearing = type.bearing ?? (await measuredBearing(theme))
  return {
    'wght-text': weights.text,
    'wght-label': weights.label,
    'wght-strong': weights.strong,
    'wght-heavy': weights.heavy ?? weights.strong,
    'wght-head': weights.head,
    'wght-quote': weights.quote ?? weights.head,
    'wght-word': weights.word ?? weights.head,
    'scale-text': type.size,
    // Notes are small already, so they never shrink.
    'scale-note': Math.max(1, type.size),
    'scale-head': type.heads,
    'scale-h3': (type.heads + 1) / 2,
    // On phones headings fill the width, so larger ones would break.
    'scale-phone': Math.min(1, type.heads),
    tracking: type.tracking,
    pull: Number((bearing / usualBearing).toFixed(3)),
    'space-sections': space.sections,
    'lh-poster': leading.poster,
    'lh-head': leading.head,
    'lh-body': leading.body,
    'lw-hair': `${lines.hair}px`,
    'lw-mid': `${lines.mid}px`,
    'lw-cut': `${lines.cut}px`,
    'corner-control': `${corners.control}px`,
    'corner-picture': `${corners.picture}px`,
    'corner-sheet': `${corners.sheet}px`,
    ...(familyOf(theme, 'head') === familyOf(theme, 'text') && { 'font-head': 'var(--font)' }),
    'logo-h': `${logo?.height ?? 0}px`,
    'logo-h-phone': `${logo?.phone ?? 0}px`,
    ...rolesOf(theme.palette).constants,
  }
}

async function measuredBearing(theme: SiteTheme): Promise<number> {
  const { head, weights } = theme.type
  const [face] = uprightFaces(theme, head, weights.head)
  return face ? bearingOf(join(theme.folder, face.file), weights.head) : usualBearing
}

/** Inlines constants in styles: `calc(17px * var(--scale-text))` becomes `17px` if the factor is 1. */
export function withConstants(css: string, constants: Constants): string {
  return Object.entries(constants).reduce((styles, [name, value]) => {
    const whole = value === 1 ? withoutCalc(styles, ` * var(--${name}))`) : styles
    return whole.replaceAll(`var(--${name})`, String(value))
  }, css)
}

/** Removes each calc() that ends like this, and keeps the value that it multiplies. */
function withoutCalc(css: string, end: string): string {
  let styles = css
  for (let at = styles.indexOf(end); at >= 0; at = styles.indexOf(end, at)) {
    const start = opening(styles, at)
    styles =
      styles.slice(0, start - 'calc'.length) + styles.slice(start + 1, at) + styles.slice(at + end.length)
  }
  return styles
}

/** Returns the index of the innermost bracket that is open at a position. */
function opening(css: string, place: number): number {
  let depth = 0
  for (let at = place - 1; at >= 0; at--) {
    if (css[at] === ')') depth++
    if (css[at] === '(' && depth-- === 0) return at
  }
  throw new Error(`No calc() before ${css.slice(place, place + 40)}`)
}
