// Lighthouse weighs 176 MB and is needed by this command alone, so it is no dependency of the project: it is
// installed on first use, in a pinned version.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const lighthouseVersion = '13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Request = { url: string }
type Result = {
  categories: Record<(typeof categories)[number], { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: unknown[] } } | undefined
  >
  runtimeError?: { message: string }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>

export type Visit = {
  scores: number[]
  /** Milliseconds. */
  lcp: number
  cls: number
  tbt: number
  foreign: string[]
  /** The checks that keep accessibility, best practices and SEO below 100. */
  findings: string[]
}

export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = resolve('.cache', `lighthouse-${lighthouseVersion}`)
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(entry)) {
    console.log('Installing Lighthouse (once) …')
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    spawnSync('npm', ['install', '--prefix', folder, ...options, `lighthouse@${lighthouseVersion}`], {
      stdio: 'ignore',
    })
  }
  if (!existsSync(entry)) throw new Error('Lighthouse could not be installed; is there a network connection?')
  return (await import(pathToFileURL(entry).href)).default
}

/** One first visit, on the phone and the line that Lighthouse simulates. Storage is cleared before it. */
export async function visit(lighthouse: Lighthouse, url: string, port: number, tries = 3): Promise<Visit> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: categories })
  // On a busy machine the browser sometimes misses the start of the page; Lighthouse says so and asks for another run.
  if (!run || run.lhr.runtimeError) {
    if (tries > 1) return visit(lighthouse, url, port, tries - 1)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message}`)
  }
  const { lhr } = run
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const requests = (lhr.audits['network-requests']?.details?.items ?? []) as Request[]
  return {
    scores: categories.map(id => Math.round((lhr.categories[id].score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    // The signs of Chromium's own film controls come as data: addresses; the page itself may load none.
    foreign: requests
      .map(request => request.url)
      .filter(address => !address.startsWith(new URL(url).origin) && !address.startsWith('data:')),
    findings: categories
      .slice(1)
      .flatMap(id => lhr.categories[id].auditRefs)
      .filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
