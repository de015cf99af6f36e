import { isIP } from 'node:net'
import type { VisitNames } from '../site/build-record.ts'
import { lookupKey } from '../site/canonical.ts'

/**
 * The kinds of counts. Page views count by address, project and referring site; sheets and criteria come from
 * the address. A missing page counts by the address that was asked for.
 */
export const visitKinds = ['page', 'project', 'sheet', 'criterion', 'site', 'missing'] as const
export type VisitKind = (typeof visitKinds)[number]

/** The sums that one page view adds one to. Nothing in it says who it was. */
export type Visit = [kind: VisitKind, name: string][]

export interface KnownPages {
  names: VisitNames
  /** The files of the build by the lookup keys of their addresses. */
  files: ReadonlyMap<string, { path: string; address: string }>
  /** Hosts of the site itself: a link from page to page is no referral. */
  ownHosts: readonly string[]
}

/**
 * Reads what a page reports: its address with the query, and where the visitor came from. Only names that the build
 * knows are counted, so nobody can fill the store with names; referring sites and missing pages are limited by the
 * counter.
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

/** Addresses as people link to them. A long number or an @ may belong to a person, so such an address is not counted. */
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

/** Gives the host alone. What may follow it in an address is nobody's business here. */
function referringSite(address: string, ownHosts: readonly string[]): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/^www\./, '')
  const isName = host.length <= 100 && host.includes('.') && isIP(host) === 0
  return isName && !ownHosts.includes(host) && !ownHosts.includes(`www.${host}`) ? host : undefined
}
