// The legal texts, which need a second person before they are public.
import { parse } from 'yaml'
import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'
import { bytesAt, gitIn } from './git.ts'

/** Their words are the law's; whether they are still true is for somebody who knows. */
export const isLegal = (studio: Studio, file: string): boolean =>
  file.startsWith('pages/') && isLegalText(file, readIfReadable(studio, file))

/** A firm may name the files otherwise. */
function isLegalText(file: string, content: unknown): boolean {
  if (/^pages\/(impressum|datenschutz|accessibility)\.yaml$/.test(file)) return true
  const { role } = (content ?? {}) as { role?: unknown }
  return role === 'imprint' || role === 'privacy' || role === 'accessibility'
}

/**
 * Finds the files that need a second person: the legal texts behind a login, unless the firm has switched that off. On a
 * laptop there is no second person. An unpublished change neither switches it off nor makes a legal text another page.
 */
export async function needSecondPerson(studio: Studio, files: readonly string[]): Promise<Set<string>> {
  const firm = (await atHead(studio, 'firm.yaml')) as { legalTextsNeedTwo?: boolean } | undefined
  if (!studio.login || firm?.legalTextsNeedTwo === false) return new Set()
  const pages = files.filter(file => file.startsWith('pages/'))
  const found = await Promise.all(
    pages.map(async file => isLegal(studio, file) || isLegalText(file, await atHead(studio, file))),
  )
  return new Set(pages.filter((_, at) => found[at]))
}

async function atHead({ content }: Studio, file: string): Promise<unknown> {
  const bytes = await bytesAt(gitIn(content), 'HEAD', file)
  try {
    return bytes && parse(bytes.toString())
  } catch {
    return undefined
  }
}

/**
 * Says whether somebody other than the writers agrees. A text whose writer nobody knows, because it was changed on the
 * disk, may have been written by the person who publishes it.
 */
export const hasSecondPerson = (
  writers: readonly string[],
  approvers: readonly string[],
  publisher: string | undefined,
): boolean => {
  const known = writers.length > 0 || publisher === undefined ? writers : [publisher]
  const agreeing = publisher === undefined ? approvers : [...approvers, publisher]
  return agreeing.some(login => !known.includes(login))
}
