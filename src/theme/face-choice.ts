// Finds the typeface file for a weight.
import type { SiteTheme } from './read-theme.ts'

export type ThemeFace = SiteTheme['type']['faces'][number]

export const familyOf = ({ type }: SiteTheme, use: 'head' | 'text'): string =>
  use === 'head' ? type.head : (type.text ?? type.head)

function distance(range: string, weight: number): number {
  const [least = 0, most = least] = range.split(' ').map(Number)
  return Math.max(least - weight, weight - most, 0)
}

/**
 * Returns the upright files of a family, nearest weight first. Of several cuts the last is first, because browsers prefer
 * it.
 */
export function uprightFaces({ type }: SiteTheme, family: string, weight: number): ThemeFace[] {
  return type.faces
    .filter(face => face.family === family && face.style === 'normal')
    .reverse()
    .toSorted((one, other) => distance(one.weight, weight) - distance(other.weight, weight))
}
