import { resolve } from 'node:path'
import react from '@astrojs/react'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { readContent } from './src/content/read.ts'

const firm = readContent('content').firm
const script = '_astro/[hash].js'

export default defineConfig({
  site: process.env.SITE_URL ?? firm.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  cacheDir: '.cache/astro',
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), seen(), styleguide()],
  image: {
    service: {
      entrypoint: './src/content/image-service.ts',
      // Effort 0 encodes four to six times as fast as 2; what phones load first has more (content/media.ts, docs/decisions/0003).
      config: { avif: { effort: 0, quality: 52 }, jpeg: { mozjpeg: true, quality: 74 } },
    },
  },
  vite: {
    // Nothing is inlined: every script and style is a file, which a strict Content-Security-Policy allows by 'self'.
    build: { assetsInlineLimit: 0 },
    // Names of scripts stand in every page, and Astro's own are long: index.astro_astro_type_script_index_0_lang.
    environments: {
      client: { build: { rollupOptions: { output: { entryFileNames: script, chunkFileNames: script } } } },
    },
    plugins: [reloadOnContent()],
  },
})

/** In development a saved, new or deleted content file shows at once: the module that reads content and its importers are evaluated again. */
function reloadOnContent(): NonNullable<ViteUserConfig['plugins']>[number] {
  const folder = resolve(process.env.CONTENT_DIR ?? 'content')
  const reader = resolve('src/content/site.ts')
  return {
    name: 'reload-on-content',
    configureServer: ({ watcher }) => void watcher.add(folder),
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${folder}/`)) return
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])]
    },
  }
}

/** What pages write as client:seen. */
function seen(): AstroIntegration {
  return {
    name: 'seen',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'seen', entrypoint: './src/islands/seen.directive.ts' }),
    },
  }
}

/** /styleguide shows every component in its states, in development only. */
function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({
            pattern: '/styleguide',
            entrypoint: './src/styleguide/styleguide.astro',
            prerender: true,
          })
      },
    },
  }
}
