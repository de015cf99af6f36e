// The theme of the site that is built.
import { contentDir } from '../content/content-dir.ts'
import { readTheme, type SiteTheme } from './read-theme.ts'

/** The theme of the site. Its own file, or the program's look. */
export const theme: SiteTheme = readTheme(contentDir())

const signs = ['letters', 'bubbles', 'dimensions', 'staff'] as const
const { drawn } = theme

/**
 * Attributes of the page for styles: the signs of a drawing that this theme leaves out, its form of axis lines, and at
 * which edges first pictures have no corners to round.
 */
export const withoutSigns = {
  'data-without': signs.filter(sign => !drawn[sign]).join(' ') || undefined,
  'data-axes': drawn.axes === 'dash-dot' ? undefined : drawn.axes,
  'data-bleed': theme.corners.picture === 0 ? undefined : theme.pictures.bleed,
}

/** True on pages that name the dark ground, or name none where the theme's is dark. */
export const isNight = (ground?: 'paper' | 'night'): boolean => (ground ?? theme.ground) === 'night'
