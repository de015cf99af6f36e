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

/** Reads the content only when needed, because the preview of the Studio knows its address and finishes no build. */
const content = () => readContent(siteModel, contentDir())
const script = '_astro/[hash].js'
// Passed to modules that a build bundles, which cannot find the folder themselves.
process.env.PROGRAM_DIR = programDir

/** Uses an empty folder if there is no public/, because otherwise the watcher reports no changes. */
const publicDir = resolve(existsSync('public') ? 'public' : '.cache/public')
mkdirSync(publicDir, { recursive: true })

/** Chunks of files that all islands, or all lists of projects, load anyway. Together they are smaller than apart. */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'parts',
    test: /src\/(?:parts\/(?:Button|Plus)\/|parts\/Field\/(?:FieldError|Select)|styles\/classes)/,
  },
  { name: 'projects', test: /src\/projects\/(?:Stages|use-query)/ },
]

/**
 * Vite's cache in the folder of the site. Two servers that prepare packages in one folder take them from each other, so
 * each test has its own.
 */
const viteCache = resolve(process.env.VITE_CACHE ?? '.cache/vite')

export default defineConfig({
  site: process.env.SITE_URL || content().firm.url,
  output: 'static',
  // The root is the program, because Astro finds a page's scripts only below it. This folder belongs to the site.
  publicDir,
  trailingSlash: 'never',
  // On a slow line, a request for a stylesheet costs more than its bytes in the page (docs/decisions/0005).
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
    // The Content-Security-Policy refuses data: addresses, so no asset is inlined.
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { assetFileNames: folderOf } } },
    // Every page contains the names of its scripts, and Astro's are long: index.astro_astro_type_script_index_0_lang.
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
    // Limits the files that the development server serves, because the folder also contains inquiries, drafts and
    // settings.
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
      // Ignores the folders that the Studio publishes from and to, which are not sources.
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

/** Puts films and their subtitles into a separate folder. File names contain a hash, so their content never changes. */
function folderOf({ names }: { names: string[] }): string {
  const folder = /\.(?:mp4|webm|vtt)$/.test(names[0] ?? '') ? 'videos' : '_astro'
  // Five characters distinguish the versions of a file. More would cost bytes, because a page names up to a hundred files
  // and random letters do not compress.
  return `${folder}/[name].[hash:5][extname]`
}

/**
 * Resolves pictures and films to the firm's content, which may be outside this folder. An alias would make the folder
 * part of the key of Vite's prepared packages, so that each content prepared them anew, under a server that uses them.
 */
function mediaOfContent(): NonNullable<ViteUserConfig['plugins']>[number] {
  const name = '#media/'
  return {
    name: 'media-of-content',
    enforce: 'pre',
    resolveId: id => (id.startsWith(name) ? join(contentDir(), 'media', id.slice(name.length)) : undefined),
  }
}

/**
 * In development, shows a saved, new or deleted content file at once, by evaluating the module that reads content, and
 * its importers, again.
 */
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
      // A change during a page load only reaches the previous page, so the new page reloads once.
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

/**
 * Adds /styleguide, which shows every part in its states. It exists only in the development of the program, not in its
 * package.
 */
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
