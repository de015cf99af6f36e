import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@astrojs/react'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { className } from './build/class-names.ts'
import { finish } from './build/finish.ts'
import { pageRoutes } from './build/page-routes.ts'
import { scriptAddress } from './build/script-address.ts'
import { siteSections } from './build/site-sections.ts'
import { siteTheme } from './build/site-theme.ts'
import { contentDir } from './src/content/content-dir.ts'
import { readContent } from './src/content/read.ts'
import { sectionsDir } from './src/sections/site-sections.ts'
import { siteModel } from './src/site/site-model.ts'
import { themeDir } from './src/theme/read-theme.ts'
import { inProgram, packageFile, programDir } from './tools/program.ts'

/** Read when it is needed: the preview of the studio knows its address, and finishes no build. */
const content = () => readContent(siteModel, contentDir())
const script = '_astro/[hash].js'
// Told to the modules that a build puts into files of its own.
process.env.PROGRAM_DIR = programDir

/** An empty folder stands in for a missing public/: without one the watcher reports no changes. */
const publicDir = resolve(existsSync('public') ? 'public' : '.cache/public')
mkdirSync(publicDir, { recursive: true })

/** Files that all islands load anyway, or all lists of projects: in one they are smaller than apart. */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'parts',
    test: /src\/(?:parts\/(?:Button|Plus)\/|parts\/Field\/(?:FieldError|Select)|styles\/classes)/,
  },
  { name: 'projects', test: /src\/projects\/(?:Stages|use-query)/ },
]

/** Belongs to the site. Two servers that prepare packages in one folder take them from each other, so tests give each its own. */
const viteCache = resolve(process.env.VITE_CACHE ?? '.cache/vite')

export default defineConfig({
  site: process.env.SITE_URL || content().firm.url,
  output: 'static',
  // The root is the program: Astro finds a page's scripts only below it. These belong to the site.
  publicDir,
  trailingSlash: 'never',
  // A request for a stylesheet costs a slow line more than its bytes in the page (docs/decisions/0005).
  build: { format: 'file', inlineStylesheets: 'always' },
  cacheDir: resolve('.cache/astro'),
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), pageRoutes(contentDir()), styleguide(), finish(content)],
  image: {
    service: {
      entrypoint: inProgram('build/picture-service.ts'),
      // Effort 0 encodes four to six times as fast as 2 (docs/decisions/0003).
      config: { avif: { effort: 0, quality: 50 }, jpeg: { mozjpeg: true, quality: 74 } },
    },
  },
  vite: {
    cacheDir: viteCache,
    // No data: addresses, which the Content-Security-Policy refuses.
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { assetFileNames: folderOf } } },
    // Names of scripts stand in every page, and Astro's own are long: index.astro_astro_type_script_index_0_lang.
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              entryFileNames: script,
              chunkFileNames: script,
              assetFileNames: folderOf,
              codeSplitting: { groups },
            },
          },
        },
      },
    },
    plugins: [
      siteTheme(contentDir()),
      siteSections(contentDir()),
      mediaOfContent(),
      reloadOnContent(),
      scriptAddress(),
    ],
    // In development. The folder also holds inquiries, drafts and settings, which no page needs.
    server: {
      cors: false,
      fs: {
        allow: [
          inProgram('src'),
          join(contentDir(), 'media'),
          themeDir(contentDir()),
          sectionsDir(contentDir()),
          inProgram('themes'),
          packageFile('astro', '..'),
          resolve('.cache/theme'),
          resolve('.cache/vite-preview'),
        ],
      },
      // Ignores the folders that the Studio publishes from and to: they are not sources.
      watch: { ignored: ['**/dist/**', '**/.builds/**', '**/.cache/!(routes|theme)/**'] },
    },
    css: {
      modules: {
        localsConvention: 'camelCaseOnly',
        generateScopedName: (name, file) => className(file, name),
      },
    },
  },
})

/** Films and their subtitles have a folder of their own. Their names carry a hash, so they never change their content. */
function folderOf({ names }: { names: string[] }): string {
  const folder = /\.(?:mp4|webm|vtt)$/.test(names[0] ?? '') ? 'videos' : '_astro'
  // Five characters tell versions of one file apart; a page names up to a hundred files, and random letters do not compress.
  return `${folder}/[name].[hash:5][extname]`
}

/**
 * Pictures and films lie with the rest of the firm's content, which may be outside this folder. As an alias the place
 * would be part of what Vite keeps its prepared packages by: each content made them anew, under a server that uses them.
 */
function mediaOfContent(): NonNullable<ViteUserConfig['plugins']>[number] {
  const name = '#media/'
  return {
    name: 'media-of-content',
    enforce: 'pre',
    resolveId: id => (id.startsWith(name) ? join(contentDir(), 'media', id.slice(name.length)) : undefined),
  }
}

/** In development a saved, new or deleted content file shows at once: the module that reads content and its importers are evaluated again. */
function reloadOnContent(): NonNullable<ViteUserConfig['plugins']>[number] {
  const folder = contentDir()
  const reader = inProgram('src/site/shared/site.ts')
  let hasChanged = false
  return {
    name: 'reload-on-content',
    configureServer: ({ middlewares, watcher, ws }) => {
      watcher.add(folder)
      middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) hasChanged = false
        next()
      })
      // A change during a page load is sent to the previous page only, so the new page reloads once.
      ws.on('connection', () => {
        if (hasChanged) ws.send({ type: 'full-reload' })
      })
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${folder}/`)) return
      hasChanged = true
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])]
    },
  }
}

/** /styleguide shows every part in its states, in development of the program only: its package has no such page. */
function styleguide(): AstroIntegration {
  const entrypoint = inProgram('src/styleguide/styleguide.astro')
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev' && existsSync(entrypoint))
          injectRoute({ pattern: '/[...locale]/styleguide/[...ground]', entrypoint, prerender: true })
      },
    },
  }
}
