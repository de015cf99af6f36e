// The legal texts, which need a second person before they are public.
import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'

/** Their words are the law's; whether they are still true is for somebody who knows. A firm may name the files otherwise. */
export function isLegal(studio: Studio, file: string): boolean {
  if (/^pages\/(impressum|datenschutz|accessibility)\.yaml$/.test(file)) return true
  if (!file.startsWith('pages/')) return false
  const { role } = (readIfReadable(studio, file) ?? {}) as { role?: unknown }
  return role === 'imprint' || role === 'privacy' || role === 'accessibility'
}

/** Holds behind a login, unless the firm has switched it off. On a laptop there is no second person. */
export function needsSecondPerson(studio: Studio, file: string): boolean {
  if (!studio.login || !isLegal(studio, file)) return false
  const { legalTextsNeedTwo } = (readIfReadable(studio, 'firm.yaml') ?? {}) as { legalTextsNeedTwo?: boolean }
  return legalTextsNeedTwo !== false
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
