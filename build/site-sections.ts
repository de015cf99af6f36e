// Lets pages have the kinds of section that a site brings itself (src/sections/site-sections.ts).
import type { ViteUserConfig } from 'astro'
import { schemaFiles } from '../src/sections/site-sections.ts'
import { inProgram } from '../tools/program.ts'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/** The modules of the program that a site's own sections may import, by the name that they import. */
const doors: Record<string, string> = {
  'achsmass/schema': 'src/sections/for-sites/schema.ts',
  'achsmass/parts': 'src/sections/for-sites/parts.ts',
}
const replaced = inProgram('src/sections/site-kinds.ts')

/** Hands the kinds over as modules of the build: Node would load a second copy of the classes that fields are made of. */
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
