// The client, built by the Vite that Astro uses. None of it goes into dist/.
import { resolve } from 'node:path'
import { siteTheme } from '../../build/site-theme.ts'

export default {
  root: resolve(import.meta.dirname),
  base: '/studio/assets/',
  publicDir: false as const,
  // The Studio has the program's own look, whatever the site's theme is.
  plugins: [siteTheme()],
  logLevel: 'warn' as const,
  css: { postcss: { plugins: [] } },
  build: {
    assetsDir: '.',
    // The content security policy does not allow data: addresses.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        studio: resolve(import.meta.dirname, 'main.tsx'),
        guest: resolve(import.meta.dirname, '../drafts/guest-main.tsx'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: ({ names }: { names: string[] }) =>
          names[0]?.endsWith('.css') ? 'studio.css' : '[name].[hash][extname]',
      },
    },
  },
}
