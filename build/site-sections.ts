// Makes a site's own kinds of section available to pages (src/sections/site-sections.ts).
import type { ViteUserConfig } from 'astro'
import { schemaFiles } from '../src/sections/site-sections.ts'
import { inProgram } from '../tools/program.ts'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/** The modules that a site's own sections may import, by import name. */
const doors: Record<string, string> = {
  'achsmass/schema': 'src/sections/for-sites/schema.ts',
  'achsmass/parts': 'src/sections/for-sites/parts.ts',
}
const replaced = inProgram('src/sections/site-kinds.ts')

/** Imports the kinds as modules of the build, because Node would load a second copy of the classes of fields. */
export function siteSections(content: string): Plugin {
  return {
    name: 'site-sections',
    enforce: 'pre',
    resolveId: id => (doors[id] === undefined ? undefined : inProgram(doors[id])),
    load(id) {
      if (id !== replaced) return undefined
      const files = schemaFiles(content)
      const imports = files.map((file, at) => `import * as kind${at} from ${JSON.stringify(file)}`)
      const found = files.map((file, at) => `kindIn(kind${at}, ${JSON.stringify(file)})`)
      return [
        `import { kindIn } from './site-sections.ts'`,
        ...imports,
        `export const siteKinds = [${found.join(', ')}]`,
      ].join('\n')
    },
  }
}
