// Creates a route for each page and language: a small generated file that imports the sections of that page only. A
// single route for all pages would give each page the styles of every section (docs/architecture.md).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { addressesIn } from '../src/content/addresses.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { openFolder } from '../src/content/regular-files.ts'
import { type Locale, locales, pathOf, setAddresses, setLocales } from '../src/routes.ts'
import { folderOf, variantsOf } from '../src/sections/define-kind.ts'
import { sectionsDir } from '../src/sections/site-sections.ts'
import { inProgram, programDir } from '../tools/program.ts'

type Page = { id: string; isHidden: boolean; languages: Locale[]; kinds: string[]; dialogs: string[] }

declare global {
  /** The number of starts and restarts. It is global, because a restart may load this module again. */
  var serverStarts: number | undefined
}
/** The time within which a restart begins. */
const restartMs = 2000

/** Returns an Astro integration. `dir` contains the content. Files that cannot be read are left to the content check. */
export function pageRoutes(dir: string): AstroIntegration {
  // The folder depends on the content, because a draft and the public content may be built at the same time.
  const name = createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 8)
  const routesDir = resolve('.cache/routes', name)
  const listFile = join(routesDir, 'pages.json')
  const routeFile = (id: string, locale: Locale) => join(routesDir, locale, `${id}.astro`)
  /** The addresses of this server, in the format of the list file. */
  let served = ''
  const writeRoutes = (pages: Page[]): string => {
    for (const page of pages)
      for (const locale of page.languages) {
        const file = routeFile(page.id, locale)
        writeIfOther(file, routeOf(page, locale, dirname(file)))
      }
    return JSON.stringify(pages.map(({ id, languages }) => languages.map(locale => pathOf(id, locale))))
  }
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, addWatchFile }) => {
        // Hidden pages are part of the preview, for their editors.
        const pages = readPages(dir).filter(({ isHidden }) => command === 'dev' || !isHidden)
        globalThis.serverStarts = (globalThis.serverStarts ?? 0) + 1
        served = writeRoutes(pages)
        writeIfOther(listFile, served)
        for (const { id, languages } of pages)
          for (const locale of languages)
            injectRoute({ pattern: pathOf(id, locale), entrypoint: routeFile(id, locale), prerender: true })
        // A new or removed page or address changes this list, and the development server restarts.
        addWatchFile(listFile)
      },
      'astro:server:setup': ({ server }) => {
        let again: NodeJS.Timeout | undefined
        const update = () => {
          const list = writeRoutes(readPages(dir))
          if (list === served) return
          // Writes even if an earlier server left the same list, because only a write restarts this server.
          writeFileSync(listFile, list)
          // Astro ignores a write while it restarts. Writes again unless a restart has begun, which reads all pages.
          const { serverStarts } = globalThis
          clearTimeout(again)
          again = setTimeout(() => globalThis.serverStarts === serverStarts && update(), restartMs).unref()
        }
        for (const event of ['add', 'change', 'unlink'])
          server.watcher.on(event, (file: string) => {
            if (file.startsWith(`${dir}/`) && file.endsWith('.yaml')) update()
          })
        // No event reports a page that was added while the server started.
        server.watcher.on('ready', update)
      },
    },
  }
}

function readPages(dir: string): Page[] {
  const folder = openFolder(dir)
  const { files, read } = folder
  setAddresses(addressesIn(folder))
  if (files.has('firm.yaml')) setLocales(parse(read('firm.yaml').toString())?.languages ?? locales)
  return [...files].sort().flatMap(file => {
    const id = /^pages\/([a-z0-9-]+)\.yaml$/.exec(file)?.[1]
    if (id === undefined) return []
    try {
      const { nav, sections, hidden } = parse(read(file).toString())
      if (!Array.isArray(sections) || sections.some(({ section }) => !section)) return []
      const kinds = [...new Set<string>(sections.flatMap(variantOf))]
      const languages = locales.filter(locale => locale in nav)
      return [{ id, isHidden: hidden === true, languages, kinds, dialogs: dialogsIn(sections) }]
    } catch {
      return []
    }
  })
}

/** Returns the name of the kind, or of its variant, that renders the section. */
function variantOf(section: { section: string }): string[] {
  return variantsOf(section.section, section)
    .filter(name => existsSync(fileOf(name)))
    .slice(0, 1)
}

/** Returns the file that renders a kind such as `tiles`, or a variant such as `hero.film`. */
function fileOf(name: string): string {
  const [kind = '', variant] = name.split('.')
  const own = inProgram(`src/sections/${folderOf(kind)}`)
  const folder = existsSync(own) ? own : join(sectionsDir(contentDir()), folderOf(kind))
  if (variant !== undefined) return join(folder, `Section.${variant}.astro`)
  const section = join(folder, 'Section.astro')
  return existsSync(section) ? section : join(folder, 'View.tsx')
}

/** Returns the dialogs that the page needs: buttons with a form or a person open one. */
function dialogsIn(sections: unknown): string[] {
  const keys = new Set<string>()
  JSON.stringify(sections, (_, value) => {
    if (value !== null && typeof value === 'object' && 'label' in value)
      for (const key of ['form', 'person']) if (key in value) keys.add(key)
    return value
  })
  return [...keys].map(key => (key === 'form' ? 'FormDialogs' : 'PersonDialogs')).sort()
}

function routeOf({ id, kinds, dialogs }: Page, locale: Locale, folder: string): string {
  const from = (path: string) => relative(folder, resolve(programDir, path))
  const components = kinds.map(name => [name, folderOf(name.replace('.', '-')), fileOf(name)] as const)
  const imports = components.map(([, component, file]) =>
    file.endsWith('.astro')
      ? `import ${component} from '${from(file)}'`
      : `import { ${component} } from '${from(file)}'`,
  )
  const byName = components.map(([name, component]) => `'${name}': ${component}`)
  return [
    '---',
    `import SectionPage from '${from('src/frame/SectionPage.astro')}'`,
    ...dialogs.map(name => `import ${name} from '${from(`src/frame/${name}.astro`)}'`),
    ...imports,
    '---',
    `<SectionPage id="${id}" locale="${locale}" kinds={{ ${byName.join(', ')} }} drawDialogs={[${dialogs.join(', ')}]} />`,
    '',
  ].join('\n')
}

/** Writes only changed files, so that no server reads the others again. */
function writeIfOther(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
