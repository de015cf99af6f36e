import { isIP } from 'node:net'
import type { VisitNames } from '../site/build-record.ts'
import { lookupKey } from '../site/canonical.ts'

/**
 * The kinds of counts. A page view counts for its address, project and referring site. Sheets and criteria are read from
 * the address. A missing page counts for the requested address.
 */
export const visitKinds = ['page', 'project', 'sheet', 'criterion', 'site', 'missing'] as const
export type VisitKind = (typeof visitKinds)[number]

/** The sums to which one page view adds one. They contain nothing about the visitor. */
export type Visit = [kind: VisitKind, name: string][]

export interface KnownPages {
  names: VisitNames
  /** The files of the build by the lookup keys of their addresses. */
  files: ReadonlyMap<string, { path: string; address: string }>
  /** The site's own hosts, because a link from page to page is not a referral. */
  ownHosts: readonly string[]
}

/**
 * Reads a page's report: its address with the query, and the referrer. Only names that the build knows are counted, so that
 * the store cannot be filled with invented ones. The counter limits referring sites and missing pages.
 */
export function readVisit(body: string, { names, files, ownHosts }: KnownPages): Visit | undefined {
  const [page = '', from = ''] = body.split(' ')
  const { pathname, searchParams } = URL.canParse(page) ? new URL(page) : {}
  const key = pathname === undefined ? undefined : lookupKey(pathname)
  const file = key === undefined ? undefined : files.get(key)
  if (!file) return missingPage(pathname)
  if (!file.path.endsWith('.html')) return undefined
  const { address } = file
  const project = names.projects[address]
  const visit: Visit = [project === undefined ? ['page', address] : ['project', project]]
  const site = referringSite(from, ownHosts)
  if (site) visit.push(['site', site])
  if (names.sheets.includes(address)) {
    const projects = Object.values(names.projects)
    for (const id of new Set(searchParams?.get('projects')?.split(',')))
      if (projects.includes(id)) visit.push(['sheet', id])
  }
  if (names.criteriaPages.includes(address))
    for (const [name, value] of new Map(searchParams)) {
      const criterion = [`${name}=${value}`, name].find(known => names.criteria.includes(known))
      if (criterion) visit.push(['criterion', criterion])
    }
  return visit
}

/** Matches addresses that people may link to. Those with a long number or an @ are not counted, as it may be personal data. */
const linked = /^(?:\/(?!__|.*\d{6})[\p{L}\p{N}._~-]{1,60}){1,5}$/u

function missingPage(pathname = ''): Visit | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname).replace(/\/$/, '')
  } catch {
    return undefined
  }
  return linked.test(path) && !path.includes('..') ? [['missing', path]] : undefined
}

/** Returns only the host, because the rest of a referring address may be private. */
function referringSite(address: string, ownHosts: readonly string[]): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/^www\./, '')
  const isName = host.length <= 100 && host.includes('.') && isIP(host) === 0
  return isName && !ownHosts.includes(host) && !ownHosts.includes(`www.${host}`) ? host : undefined
}
