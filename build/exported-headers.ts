import { type BuildPolicy, securityHeaders } from '../service/http/headers.ts'
import { cacheControl } from '../service/site/site.ts'

/**
 * The headers of the server, for hosts that serve the folder of a build by themselves. One policy covers all pages:
 * Cloudflare allows 100 rules and joins what several of them say about one header.
 */
function rulesFor(policy: BuildPolicy): [path: string, headers: [name: string, value: string][]][] {
  const rules: Record<string, Record<string, string>> = {
    '/*': securityHeaders({ ...policy, https: true }),
    '/_astro/*': { 'Cache-Control': cacheControl('_astro/') },
    '/videos/*': { 'Cache-Control': cacheControl('videos/') },
  }
  return Object.entries(rules).map(([path, headers]) => [path, Object.entries(headers)])
}

/** `_headers`, which Netlify, Cloudflare and others read. */
export function cdnHeaders(policy: BuildPolicy): string {
  const rules = rulesFor(policy).map(([path, headers]) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${rules.flat().join('\n')}\n`
}

/** `_headers.caddy`, which `Caddyfile.pages` imports. */
export function caddyHeaders(policy: BuildPolicy): string {
  const rules = rulesFor(policy).map(([path, headers]) => [
    `header ${path} {`,
    ...headers.map(([name, value]) => `\t${name} ${JSON.stringify(value)}`),
    '}',
  ])
  return `${rules.flat().join('\n')}\n`
}
