// Reads and checks the theme of a site. A site without one gets the program's own look, which is also a theme.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProgram } from '../../tools/program.ts'
import type { ContentProblem, Sentence } from '../content/problems.ts'
import { validate } from '../content/read.ts'
import { readSource } from '../content/source.ts'
import { colourNames } from './colour-names.ts'
import { type ColourName, contrast, type Palette, pairs, palette } from './colours.ts'
import { viewBoxOf } from './logo.ts'
import { type Theme, themeSchema } from './schema.ts'
import { themeFile } from './theme-file.ts'

export type SiteTheme = Theme & {
  /** True for the program's own look, which needs no rules besides those of the parts. */
  isOwn: boolean
  /** The folder of its files. */
  folder: string
  palette: Palette
}

/** Returns the folder of a site's theme, beside its content. */
export const themeDir = (content: string): string => join(content, '../theme')

const ownTheme = inProgram('themes/achsmass')

/** Reads the theme of a site, or the program's own. Throws if it has problems, which the check lists. */
export function readTheme(content?: string): SiteTheme {
  const { theme, problems } = parseTheme(content)
  if (!theme)
    throw new Error(problems.map(({ path, says }) => `theme.yaml, ${path.join('.')}: ${says.en}`).join('\n'))
  return theme
}

/** Returns the problems of a site's theme, in its file or in the given text instead. */
export const themeProblems = (content: string, text?: string | Buffer): ContentProblem[] =>
  parseTheme(content, text).problems

function parseTheme(
  content?: string,
  text?: string | Buffer,
): { theme: SiteTheme | undefined; problems: ContentProblem[] } {
  const dir = content === undefined ? ownTheme : themeDir(content)
  const folder = existsSync(join(dir, 'theme.yaml')) ? dir : ownTheme
  const { data, found, lineOf } = readSource(
    text === undefined ? readFileSync(join(folder, 'theme.yaml')) : Buffer.from(text),
  )
  const problem = (path: (string | number)[], says: Sentence): ContentProblem => ({
    file: themeFile,
    line: lineOf(path),
    path,
    says,
  })
  const broken = found.map(({ line, says }) => ({ ...problem([], says), line }))
  if (data === undefined) return { theme: undefined, problems: broken }
  const { output, issues } = validate(themeSchema, data)
  const wrong = [...broken, ...issues.map(({ path, says }) => problem(path, says))]
  if (wrong.length > 0) return { theme: undefined, problems: wrong }
  const theme = output as Theme
  const site = { ...theme, folder, isOwn: folder === ownTheme, palette: palette(theme.colours) }
  const problems = [...contrastProblems(site), ...fileProblems(site)].map(({ path, says }) =>
    problem(path, says),
  )
  return { theme: problems.length > 0 ? undefined : site, problems }
}

type Found = { path: (string | number)[]; says: Sentence }

/**
 * Reports one contrast problem per colour of the theme. The pairs of one colour fail together, and the hardest is listed
 * first.
 */
function contrastProblems({ colours, palette }: SiteTheme): Found[] {
  const weakPairs = pairs.flatMap(([colour, ground, least]) => {
    const ratio = contrast(palette[colour], palette[ground])
    if (ratio >= least) return []
    // Problems of derived colours are reported at the colour that the theme specifies.
    const at = [colour, ground].find(name => name in colours) ?? 'ink'
    return { path: ['colours', at], says: tooWeak(colour, ground, palette, ratio, least) }
  })
  return [...Map.groupBy(weakPairs, ({ path }) => path.join()).values()].flatMap(([first]) => first ?? [])
}

function tooWeak(
  colour: ColourName,
  ground: ColourName,
  palette: Palette,
  ratio: number,
  least: number,
): Sentence {
  const [name, on] = [colourNames[colour], colourNames[ground]]
  // Rounded down, because 4.46 must not appear as 4.5.
  const had = (Math.floor(ratio * 10) / 10).toFixed(1)
  return {
    de: `${name.de} ${palette[colour]} auf ${on.de} ${palette[ground]} hat den Kontrast ${had.replace('.', ',')} und braucht ${String(least).replace('.', ',')}; wählen Sie eine der beiden Farben heller oder dunkler`,
    en: `${name.en} ${palette[colour]} on ${on.en.toLowerCase()} ${palette[ground]} has a contrast of ${had} and needs ${least}; make one of the two lighter or darker`,
  }
}

function fileProblems({ folder, type, logo }: SiteTheme): Found[] {
  const files: [(string | number)[], string][] = [
    ...type.faces.map(({ file }, at): [(string | number)[], string] => [['type', 'faces', at, 'file'], file]),
    ...(type.narrow ? [[['type', 'narrow'], type.narrow] as [string[], string]] : []),
    ...(logo ? [[['logo', 'file'], logo.file] as [string[], string]] : []),
    ...(logo?.icon ? [[['logo', 'icon'], logo.icon] as [string[], string]] : []),
  ]
  const faulty = files.flatMap(([path, file]) => {
    const says = faultOf(folder, file)
    return says ? { path, says } : []
  })
  const families = new Set(type.faces.map(({ family }) => family))
  const unknown = (['head', 'text'] as const).flatMap(key => {
    const family = type[key]
    if (family === undefined || families.has(family)) return []
    return {
      path: ['type', key],
      says: {
        de: `"${family}" hat keine Datei unter faces; nennen Sie eine`,
        en: `"${family}" has no file in faces; name one`,
      },
    }
  })
  return [...faulty, ...unknown]
}

function faultOf(folder: string, file: string): Sentence | undefined {
  const path = join(folder, file)
  if (!existsSync(path))
    return {
      de: `${file} fehlt im Ordner theme; legen Sie die Datei dorthin`,
      en: `${file} is missing from the folder theme; add the file`,
    }
  return file.endsWith('.svg') ? drawingFault(file, readFileSync(path, 'utf8')) : undefined
}

/** Returns the reason why a drawing cannot be a logo. */
export function drawingFault(file: string, svg: string): Sentence | undefined {
  // A logo is inlined in every page, so it must contain only a drawing.
  if (/<script|<foreignObject|<style|<image|\son\w+=|href=/i.test(svg))
    return {
      de: `${file} darf nur Formen enthalten: kein <style>, <script>, <image> und keine Verweise; speichern Sie es als einfaches SVG`,
      en: `${file} may hold nothing but shapes: no <style>, <script>, <image> or links; save it as plain SVG`,
    }
  // The viewBox is needed to derive the logo's width from its height.
  if (!viewBoxOf(svg))
    return {
      de: `${file} hat kein viewBox; ergänzen Sie es im <svg>, etwa viewBox="0 0 240 60"`,
      en: `${file} has no viewBox; add it to its <svg>, such as viewBox="0 0 240 60"`,
    }
  return undefined
}
