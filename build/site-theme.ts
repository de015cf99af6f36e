// Provides the theme of a site as modules: its styles, the additional styles of the firm's designer, and the typefaces
// that every page loads first.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { ViteUserConfig } from 'astro'
import { type Constants, constantsOf, withConstants } from '../src/theme/constants.ts'
import { readTheme, type SiteTheme, themeDir } from '../src/theme/read-theme.ts'
import { firstFaces, themeCss } from '../src/theme/theme-css.ts'
import { inProgram } from '../tools/program.ts'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>
/** The part of Vite's server that is used here. Importing its type would need another package. */
type DevServer = {
  watcher: {
    add: (dir: string) => unknown
    on: (event: 'all', hear: (_: string, file: string) => void) => unknown
  }
  environments: Record<string, { moduleGraph: { invalidateAll: () => void } }>
  middlewares: { use: (handle: (request: unknown, response: unknown, next: () => void) => void) => unknown }
}

/** `content` is the folder beside which the theme is. Without it the plugin uses the program's own look. */
export function siteTheme(content?: string): Plugin {
  // The folder depends on the content, because a draft and the public content may be built at the same time.
  const name =
    content === undefined ? 'own' : createHash('sha256').update(resolve(content)).digest('hex').slice(0, 8)
  const folder = resolve('.cache/theme', name)
  const files: Record<string, string> = {
    'virtual:theme.css': join(folder, 'styles.css'),
    'virtual:theme-faces': join(folder, 'first-faces.ts'),
  }
  let constants: Constants = {}
  let isOwn = false
  const write = async () => {
    const theme = readTheme(content)
    await writeTheme(theme, folder)
    constants = await constantsOf(theme)
    isOwn = theme.isOwn
  }
  return {
    name: 'site-theme',
    enforce: 'pre',
    config: write,
    resolveId: id => (id === 'virtual:site-theme.css' ? ownStyles(content, folder) : files[id]),
    transform(code, id) {
      if (/\.css(?:\?|$)/.test(id)) return withConstants(withImports(code, id), constants)
      if (isOwn && /\.(?:tsx|astro)$/.test(id)) return withoutParts(code)
      return undefined
    },
    configureServer: (server: DevServer) => {
      if (content !== undefined) followTheme(server, themeDir(content), write)
    },
  }
}

/** Invalidates all modules after a change of the theme, because every page and every stylesheet contains parts of it. */
function followTheme(server: DevServer, dir: string, write: () => Promise<void>): void {
  let written = Promise.resolve()
  server.watcher.add(dir)
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(`${dir}/`)) return
    written = write().then(
      () => {
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
      },
      // An invalid theme leaves the last valid one in place.
      () => {},
    )
  })
  server.middlewares.use((_request, _response, next) => void written.then(() => next()))
}

async function writeTheme(theme: SiteTheme, folder: string): Promise<void> {
  const address = (file: string) => relative(folder, join(theme.folder, file)).replaceAll('\\', '/')
  const names = firstFaces(theme)
  const imports = names.map((file, at) => `import face${at} from '${address(file)}?url'\n`)
  mkdirSync(folder, { recursive: true })
  const rules = theme.isOwn ? '' : readFileSync(inProgram('src/styles/other-themes.css'), 'utf8')
  writeFileSync(join(folder, 'styles.css'), (await themeCss(theme, address)) + rules)
  writeFileSync(
    join(folder, 'first-faces.ts'),
    `${imports.join('')}export const firstFaces: string[] = [${names.map((_, at) => `face${at}`).join(', ')}]\n`,
  )
}

/** Removes part names, which only the rules of other themes need. */
const withoutParts = (code: string): string => code.replace(/\s+data-part=(?:"[^"]*"|\{[^{}]*\})/g, '')

/** Returns the file with the additional styles of the firm's designer, or an empty one. */
function ownStyles(content: string | undefined, folder: string): string {
  const own = content === undefined ? '' : join(themeDir(content), 'theme.css')
  if (existsSync(own)) return own
  const none = join(folder, 'none.css')
  writeFileSync(none, '')
  return none
}

/** Inlines imported stylesheets, because plugins do not see those that Vite inlines. */
const withImports = (css: string, id: string): string =>
  css.replace(/^@import "(\.[^"]+)";$/gm, (_, name: string) =>
    readFileSync(resolve(dirname(id), name), 'utf8'),
  )
