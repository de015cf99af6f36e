import { cacheControl } from '../service/static/site.ts'
import { type BuildPolicy, securityHeaders } from './headers.ts'

/**
 * The headers of the server as a `_headers` file, which Netlify, Cloudflare and others read. One policy covers all
 * pages: Cloudflare allows 100 rules and joins what several of them say about one header.
 */
export function cdnHeaders(policy: BuildPolicy): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': securityHeaders({ ...policy, https: true }),
    '/_astro/*': { 'Cache-Control': cacheControl('_astro/') },
  }
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([header, content]) => `  ${header}: ${content}\n`)
      return `${path}\n${lines.join('')}`
    })
    .join('')
}
