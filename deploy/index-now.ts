// Tells search engines which pages have changed (indexnow.org), instead of waiting for their next visit.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildRecord } from '../service/site/build-files.ts'
import type { BuildRecord } from '../service/site/build-record.ts'

export interface IndexNowOptions {
  /** Without a key nothing is submitted. */
  key: string | undefined
  endpoint: string
  siteDir: string
  /** The file that records the last submitted pages with their hashes. */
  stateFile: string
}

export class IndexNowError extends Error {}

/** Returns the name of the file that proves to search engines that the key belongs to the site. */
export const keyFile = (key: string): string => `${checked(key)}.txt`

/** Submits the pages that changed since the last time, and returns a sentence about it. */
export async function submitChanges({ key, endpoint, siteDir, stateFile }: IndexNowOptions): Promise<string> {
  if (!key) return 'Nothing was submitted: INDEXNOW_KEY is not set.'
  const before: Record<string, string> = existsSync(stateFile)
    ? JSON.parse(readFileSync(stateFile, 'utf8'))
    : {}
  const record = join(siteDir, buildRecord)
  if (!existsSync(record)) throw new IndexNowError(`There is no build in ${siteDir}; build the site first.`)
  const { pages: now }: Pick<BuildRecord, 'pages'> = JSON.parse(readFileSync(record, 'utf8'))
  const [first] = Object.keys(now)
  if (first === undefined) return 'Nothing was submitted: the build has no pages.'

  const { host, origin } = new URL(first)
  // Search engines refuse a list with addresses of another host, such as those from before SITE_URL changed.
  const urlList = Object.keys({ ...before, ...now }).filter(
    address => before[address] !== now[address] && new URL(address).host === host,
  )
  if (urlList.length === 0) return 'Nothing was submitted: no page has changed since the last time.'
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${origin}/${keyFile(key)}`, urlList }),
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }: Error) => {
    // The message of fetch is only "fetch failed".
    const reason = cause instanceof Error ? cause.message : message
    throw new IndexNowError(`${endpoint} cannot be reached (${reason}); try again later.`)
  })
  if (!answer.ok)
    throw new IndexNowError(`${endpoint} answered ${answer.status}: ${explanation(answer.status)}`)
  mkdirSync(dirname(stateFile), { recursive: true })
  // Replaces the file, because another user of the same group may have written it.
  const unfinished = `${stateFile}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(now, null, 2))
  renameSync(unfinished, stateFile)
  return `Submitted ${urlList.length} ${urlList.length === 1 ? 'address' : 'addresses'} to ${endpoint}.`
}

function checked(key: string): string {
  if (/^[\dA-Za-z-]{8,128}$/.test(key)) return key
  throw new IndexNowError('INDEXNOW_KEY must have 8 to 128 letters, digits or hyphens.')
}

const explanations: Record<number, string> = {
  403: 'the key file is not on the site yet; publish the build first.',
  422: 'the addresses are not of this host; check SITE_URL.',
  429: 'too many submissions; try again later.',
}
const explanation = (status: number) => explanations[status] ?? 'try again later.'
