// The theme of the current site.
import { contentDir } from '../content/content-dir.ts'
import { readTheme, type SiteTheme } from './read-theme.ts'

/** The site's own theme, or the program's look. */
export const theme: SiteTheme = readTheme(contentDir())

const signs = ['letters', 'bubbles', 'dimensions', 'staff'] as const
const { drawn } = theme

/**
 * The attributes of the page that styles read: the signs of a drawing that this theme omits, its kind of axis lines, and
 * the edges at which first pictures have no rounded corners.
 */
export const withoutSigns = {
  'data-without': signs.filter(sign => !drawn[sign]).join(' ') || undefined,
  'data-axes': drawn.axes === 'dash-dot' ? undefined : drawn.axes,
  'data-bleed': theme.corners.picture === 0 ? undefined : theme.pictures.bleed,
}

/** Returns true for a page with a dark background, either its own or the theme's default. */
export const isNight = (ground?: 'paper' | 'night'): boolean => (ground ?? theme.ground) === 'night'
