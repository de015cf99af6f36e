// The look that a new firm begins with: one of the program's themes, with the firm's own colour.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import { canonical } from '../src/content/document.ts'
import { inProgram } from '../tools/program.ts'

/** The program's own look. A site without a theme folder has it. */
export const ownTheme = 'achsmass'

const themes = inProgram('themes')
export const themeNames = readdirSync(themes, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? entry.name : [],
)

/** Colours that follow from the accent, so that another accent has others. */
const ofAccent = [
  'on-accent',
  'accent-press',
  'accent-text',
  'accent-mark',
  'on-accent-mark',
  'night-accent',
  'night-mark',
  'on-night-mark',
]

export const accentOf = (theme: string): string =>
  String(parseDocument(themeFile(theme)).getIn(['colours', 'accent']))

const themeFile = (theme: string) => readFileSync(join(themes, theme, 'theme.yaml'), 'utf8')

type Look = { theme: string; colour: string; name: string }

/** Writes theme/ of the new firm, or nothing where the program's own look is meant. */
export function writeTheme(target: string, { theme, colour, name }: Look): void {
  const isAsItIs = colour === accentOf(theme)
  if (theme === ownTheme && isAsItIs) return
  const document = parseDocument(themeFile(theme))
  // The first comment says which office the theme was drawn for.
  const [first] = isMap(document.contents) ? document.contents.items : []
  if (isScalar(first?.key)) first.key.commentBefore = ` The look of ${name}, begun from the theme ${theme}.`
  document.set('name', name)
  // The logo is that of the office for which the theme was drawn.
  document.delete('logo')
  if (!isAsItIs) {
    document.setIn(['colours', 'accent'], colour)
    const accent = document.getIn(['colours', 'accent'], true)
    if (isScalar(accent)) accent.type = 'QUOTE_DOUBLE'
    for (const follows of ofAccent) document.deleteIn(['colours', follows])
  }
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'theme.yaml'), canonical(String(document)))
  cpSync(join(themes, theme), target, {
    recursive: true,
    filter: path => !['theme.yaml', 'logo.svg'].includes(basename(path)) && !path.endsWith('.py'),
  })
}
