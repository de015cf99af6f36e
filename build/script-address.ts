import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

const query = '?address'

/**
 * Lets a script load another one on demand: `import address from './it.client.ts?address'`, then `import(address)`.
 * Vite's dynamic imports would add a loader of 760 bytes to every page.
 */
export function scriptAddress(): Plugin {
  let isServing = false
  return {
    name: 'script-address',
    enforce: 'pre',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    async resolveId(id, importer) {
      if (!id.endsWith(query)) return undefined
      const script = await this.resolve(id.slice(0, -query.length), importer)
      return script && script.id + query
    },
    load(id) {
      if (!id.endsWith(query)) return undefined
      const script = id.slice(0, -query.length)
      if (isServing) return `export default ${JSON.stringify(`/@fs${script}`)}`
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: script })}`
    },
  }
}
