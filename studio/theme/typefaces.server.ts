// The program's themes, read from their files, and the typefaces that they bring.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { themeNames } from '../../starter/theme.ts'
import { inProgram } from '../../tools/program.ts'

type Use = 'head' | 'text'
type ProgramTheme = {
  colours: Record<'paper' | 'ink' | 'accent' | 'night', string>
  type: {
    faces: { family: string; file: string }[]
    fallback?: Partial<Record<Use, string>>
    weights: Record<Use | 'label' | 'strong', number>
  }
}

export const programTheme = (name: string): ProgramTheme =>
  parse(readFileSync(inProgram(`themes/${name}/theme.yaml`), 'utf8')) as ProgramTheme

/** Each family once, with its files and its theme. */
export const programTypefaces = () =>
  themeNames.flatMap(theme =>
    [...Map.groupBy(programTheme(theme).type.faces, ({ family }) => family)].map(([family, faces]) => ({
      theme,
      family,
      faces,
    })),
  )
