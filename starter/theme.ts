// Makes the theme of a new firm: one of the program's themes with the firm's own colour.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Document, isMap, isScalar, parseDocument } from 'yaml'
import { canonical } from '../src/content/document.ts'
import { inProgram } from '../tools/program.ts'

/** The program's own theme, for sites without a theme folder. */
export const ownTheme = 'achsmass'

const themes = inProgram('themes')
export const themeNames = readdirSync(themes, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? entry.name : [],
)

/** Colours derived from the accent. They are removed if the accent changes. */
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

/** Writes theme/ of the new firm, or nothing if the firm chose the program's own theme unchanged. */
export function writeTheme(target: string, look: Look): void {
  if (look.theme === ownTheme && look.colour === accentOf(ownTheme)) return
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'theme.yaml'), canonical(String(startTheme(look))))
  copyThemeFiles(look.theme, target)
}

/** Turns a theme of the program into that of a firm. */
export function startTheme({ theme, colour, name }: Look): Document {
  const isAsItIs = colour === accentOf(theme)
  const document = parseDocument(themeFile(theme))
  // The first comment names the office that the theme was designed for.
  const [first] = isMap(document.contents) ? document.contents.items : []
  if (isScalar(first?.key)) first.key.commentBefore = ` The look of ${name}, begun from the theme ${theme}.`
  document.set('name', name)
  // The logo belongs to the office that the theme was designed for.
  document.delete('logo')
  if (!isAsItIs) {
    document.setIn(['colours', 'accent'], colour)
    const accent = document.getIn(['colours', 'accent'], true)
    if (isScalar(accent)) accent.type = 'QUOTE_DOUBLE'
    for (const follows of ofAccent) document.deleteIn(['colours', follows])
  }
  return document
}

/** Checks whether a stylesheet is an unchanged one of the program. */
export const isProgramStyles = (css: string): boolean =>
  themeNames
    .map(name => join(themes, name, 'theme.css'))
    .some(path => existsSync(path) && readFileSync(path, 'utf8') === css)

/** Copies the theme's typefaces and styles, or only the typefaces. */
export function copyThemeFiles(theme: string, target: string, what: 'all' | 'typefaces' = 'all'): void {
  const others = ['theme.yaml', 'logo.svg', ...(what === 'typefaces' ? ['theme.css'] : [])]
  cpSync(join(themes, theme), target, {
    recursive: true,
    filter: path => !others.includes(basename(path)) && !path.endsWith('.py'),
  })
}
