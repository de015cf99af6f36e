// The theme of the site: a start from one of the program's themes, its typefaces, and an uploaded logo.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, parseDocument } from 'yaml'
import { canonical } from '../../src/content/document.ts'
import { drawingFault, themeDir } from '../../src/theme/read-theme.ts'
import { themeFile } from '../../src/theme/theme-file.ts'
import { accentOf, copyThemeFiles, isProgramStyles, startTheme, themeNames } from '../../starter/theme.ts'
import { readIfReadable, readText } from '../content/files.ts'
import { announceSave, saveFile } from '../content/save-events.ts'
import { writeWhole } from '../content/write.ts'
import { type DataOf, dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { programTheme, programTypefaces } from './typefaces.server.ts'

const none = {
  de: 'Wählen Sie zuerst eine Vorlage für das Aussehen.',
  en: 'Please choose one of the ready-made themes first.',
}

const isThere = ({ content }: Studio) => existsSync(join(content, themeFile))

/** Parses the theme's file, so that it can be changed. */
function documentOf(studio: Studio) {
  if (!isThere(studio)) throw new Refusal(409, none)
  return parseDocument(readText(studio, themeFile))
}

const theme = dataRoute('GET', 'theme', ({ studio }) => ({
  isThere: isThere(studio),
  families: programTypefaces().map(({ family }) => family),
  ready: themeNames.map(name => {
    const { paper, ink, accent, night } = programTheme(name).colours
    return { name, colours: [paper, ink, accent, night] }
  }),
}))
export type ReadyThemes = DataOf<typeof theme>

const begin = dataRoute('POST', 'theme/begin', async ({ studio, json }) => {
  const { name } = await json(v.strictObject({ name: v.picklist(themeNames) }))
  const { name: firm } = readIfReadable(studio, 'firm.yaml') as { name: string }
  const next = startTheme({ theme: name, colour: accentOf(name), name: firm })
  // Keeps the firm's own logo.
  const logo = isThere(studio) ? (parse(readText(studio, themeFile)) as { logo?: unknown }).logo : undefined
  if (logo !== undefined) next.set('logo', logo)
  const folder = themeDir(studio.content)
  copyThemeFiles(name, folder, hasOwnStyles(folder) ? 'typefaces' : 'all')
  await saveFile(studio, themeFile, canonical(String(next)))
})

/** Keeps styles that the firm's designer wrote, and removes those of an earlier ready theme. */
function hasOwnStyles(folder: string): boolean {
  const styles = join(folder, 'theme.css')
  if (!existsSync(styles)) return false
  if (!isProgramStyles(readFileSync(styles, 'utf8'))) return true
  rmSync(styles)
  return false
}

const typeface = dataRoute('POST', 'theme/typeface', async ({ studio, json }) => {
  const { use, family } = await json(
    v.strictObject({ use: v.picklist(['head', 'text']), family: v.string() }),
  )
  const source = programTypefaces().find(found => found.family === family)
  if (!source) throw new Refusal(404, none)
  const document = documentOf(studio)
  const { type } = programTheme(source.theme)
  copyThemeFiles(source.theme, themeDir(studio.content), 'typefaces')
  const { type: own } = parse(String(document)) as { type: { faces: { family: string }[] } }
  if (!own.faces.some(face => face.family === family))
    document.setIn(['type', 'faces'], document.createNode([...own.faces, ...source.faces]))
  document.setIn(['type', use], family)
  const weights = use === 'head' ? (['head'] as const) : (['text', 'label', 'strong'] as const)
  for (const name of weights) document.setIn(['type', 'weights', name], type.weights[name])
  const standIn = type.fallback?.[use]
  if (standIn === undefined) document.deleteIn(['type', 'fallback', use])
  else document.setIn(['type', 'fallback', use], standIn)
  // Removes the earlier typeface's value, so that the white left of its H is measured for the new one.
  if (use === 'head') document.deleteIn(['type', 'bearing'])
  await saveFile(studio, themeFile, canonical(String(document)))
})

/** Stores a drawing under a name of its own, so that undoing the choice shows the former one. */
const drawing = dataRoute('POST', 'theme/drawing', async ({ studio, query, bytes }) => {
  documentOf(studio)
  const use = query.get('use') === 'icon' ? 'icon' : 'logo'
  const svg = await bytes()
  const fault = drawingFault(use === 'icon' ? 'icon.svg' : 'logo.svg', svg.toString())
  if (fault) throw new Refusal(422, fault)
  const folder = themeDir(studio.content)
  mkdirSync(folder, { recursive: true })
  let name = `${use}.svg`
  for (let number = 2; existsSync(join(folder, name)); number++) name = `${use}-${number}.svg`
  writeWhole(join(folder, name), svg)
  await announceSave(join(folder, name), 'add')
  return { name }
})

export const themeRoutes = [theme, begin, typeface, drawing]
