// The legal texts, which need a second person before they are public.
import { parse } from 'yaml'
import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'
import { bytesAt, gitIn } from './git.ts'

/** Decides whether a file is a legal text, which a second person has to approve. */
export const isLegal = (studio: Studio, file: string): boolean =>
  file.startsWith('pages/') && isLegalText(file, readIfReadable(studio, file))

/** Recognises a legal text by its usual file name, or by its role, because a firm may rename the file. */
function isLegalText(file: string, content: unknown): boolean {
  if (/^pages\/(impressum|datenschutz|accessibility)\.yaml$/.test(file)) return true
  const { role } = (content ?? {}) as { role?: unknown }
  return role === 'imprint' || role === 'privacy' || role === 'accessibility'
}

/**
 * Finds the legal texts that a second person has to approve: none without a login, or if the firm switched
 * this off. Only published content can switch it off. A file that was a legal text when it was published, or
 * in the snapshot of a request, still counts as one.
 */
export async function needSecondPerson(
  studio: Studio,
  files: readonly string[],
  snapshot?: string,
): Promise<Set<string>> {
  const pages = files.filter(file => file.startsWith('pages/'))
  if (!studio.login || pages.length === 0) return new Set()
  const firm = (await contentAt(studio, 'HEAD', 'firm.yaml')) as { legalTextsNeedTwo?: boolean } | undefined
  if (firm?.legalTextsNeedTwo === false) return new Set()
  const commits = snapshot === undefined ? ['HEAD'] : ['HEAD', snapshot]
  const areLegal = await Promise.all(
    pages.map(async file => {
      const texts = await Promise.all(commits.map(commit => contentAt(studio, commit, file)))
      return isLegal(studio, file) || texts.some(text => isLegalText(file, text))
    }),
  )
  return new Set(pages.filter((_, at) => areLegal[at]))
}

async function contentAt({ content }: Studio, commit: string, file: string): Promise<unknown> {
  const bytes = await bytesAt(gitIn(content), commit, file)
  try {
    return bytes && parse(bytes.toString())
  } catch {
    return undefined
  }
}

/**
 * True if another person than the writers agrees. The writer of a text that was changed on the disk is not known, and
 * may be the person who publishes it.
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
