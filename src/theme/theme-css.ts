// Generates the styles of a theme: its typefaces, and one layer of custom properties that all parts read.
import { join } from 'node:path'
import { familyOf, uprightFaces } from './face-choice.ts'
import { type Measures, namesOf, standInFor } from './faces.ts'
import type { SiteTheme } from './read-theme.ts'
import { rolesOf } from './roles.ts'

/** `address` returns the address of a theme's file for use in styles. */
export async function themeCss(theme: SiteTheme, address: (file: string) => string): Promise<string> {
  const { day, night, strong, forced } = rolesOf(theme.palette)
  return [
    '@layer tokens, theme, modes, base, parts, frame, site;',
    faces(theme, address),
    await standIns(theme),
    `@layer theme {${rule(':root', { ...day, ...properties(theme) })}}`,
    `@layer modes {
      @media screen {${rule('.night', night)}}
      @media (prefers-contrast: more) {${rule(':root', strong)}}
      @media (forced-colors: active) {${rule(':root, .night', forced)}}
    }`,
  ].join('\n')
}

function rule(selector: string, values: Record<string, string | number>): string {
  const lines = Object.entries(values).map(([name, value]) => `--${name}: ${value};`)
  return lines.length > 0 ? ` ${selector} { ${lines.join(' ')} } ` : ''
}

function properties(theme: SiteTheme): Record<string, string | number> {
  const { head, text } = familiesOf(theme)
  const { bleed } = theme.pictures
  return {
    font: stack(text),
    ...(head !== text && { 'font-head': stack(head) }),
    'picture-l': bleed === 'both' ? '0px' : 'var(--rand-l)',
    'picture-r': bleed === 'none' ? 'var(--rand-r)' : '0px',
    'header-h': `${theme.space.header}px`,
  }
}

const familiesOf = (theme: SiteTheme) => ({ head: familyOf(theme, 'head'), text: familyOf(theme, 'text') })

const stack = (family: string) => `"${family}", "${family} Fallback", "Helvetica Neue", Arial, sans-serif`

/** Returns the typeface files that the first screen of every page needs, for text and headings. */
export function firstFaces(theme: SiteTheme): string[] {
  const { head, text } = familiesOf(theme)
  const { weights } = theme.type
  const first = [uprightFaces(theme, text, weights.text)[0], uprightFaces(theme, head, weights.head)[0]]
  return [...new Set(first.flatMap(face => face?.file ?? []))]
}

/** Returns the @font-face rules of the theme, with each file at the given address. */
export const faces = ({ type }: SiteTheme, address: (file: string) => string): string =>
  type.faces
    .map(
      ({ family, file, weight, style, range }) => `@font-face {
  font-family: "${family}";
  src: url("${address(file)}") format("woff2");
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;${range ? `\n  unicode-range: ${range.replace(/\s+/g, ' ').trim()};` : ''}
}`,
    )
    .join('\n')

/** Returns fallback fonts with the metrics of the theme's typefaces, so that little moves when the files load. */
async function standIns(theme: SiteTheme): Promise<string> {
  const { head, text } = familiesOf(theme)
  const { fallback, weights } = theme.type
  const wanted = [
    { family: text, weight: weights.text, system: fallback.text ?? 'Arial' },
    ...(head === text ? [] : [{ family: head, weight: weights.head, system: fallback.head ?? 'Arial' }]),
  ]
  const written: string[] = []
  for (const { family, weight, system } of wanted) {
    const given = fallback.measures?.filter(measures => measures.family === family) ?? []
    const [face] = uprightFaces(theme, family, weight)
    const measured =
      given.length > 0 || !face ? [] : [await standInFor(join(theme.folder, face.file), weight, system)]
    for (const measures of given) written.push(standIn(family, system, measures, measures.weight))
    for (const measures of measured) written.push(standIn(family, system, measures))
  }
  return written.join('\n')
}

const standIn = (family: string, system: string, { size, ascent, descent }: Measures, weight?: string) =>
  `@font-face {
  font-family: "${family} Fallback";
  src: ${namesOf(system)
    .map(name => `local("${name}")`)
    .join(', ')};${weight === undefined ? '' : `\n  font-weight: ${weight};`}
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`
