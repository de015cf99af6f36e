// The look that a new firm begins with: one of the program's themes, with the firm's own colour.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Document, isMap, isScalar, parseDocument } from 'yaml'
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
export function writeTheme(target: string, look: Look): void {
  if (look.theme === ownTheme && look.colour === accentOf(ownTheme)) return
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'theme.yaml'), canonical(String(startTheme(look))))
  copyThemeFiles(look.theme, target)
}

/** A theme of the program as that of a firm. */
export function startTheme({ theme, colour, name }: Look): Document {
  const isAsItIs = colour === accentOf(theme)
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
  return document
}

/** Checks whether a file of styles is one that the program brought, unchanged. */
export const isProgramStyles = (css: string): boolean =>
  themeNames
    .map(name => join(themes, name, 'theme.css'))
    .some(path => existsSync(path) && readFileSync(path, 'utf8') === css)

/** Copies what the theme needs beside its file: typefaces and styles, or the typefaces alone. */
export function copyThemeFiles(theme: string, target: string, what: 'all' | 'typefaces' = 'all'): void {
  const others = ['theme.yaml', 'logo.svg', ...(what === 'typefaces' ? ['theme.css'] : [])]
  cpSync(join(themes, theme), target, {
    recursive: true,
    filter: path => !others.includes(basename(path)) && !path.endsWith('.py'),
  })
}
