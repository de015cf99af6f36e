// The credit of a picture, as its files and structured data carry it.
import type { FileNotice } from '../../content/media.ts'
import { type Locale, locales, pathOf } from '../../routes.ts'
import { siteOrigin } from './origin.ts'
import { site } from './site.ts'

/** Undefined where the content names nobody. */
export function creditOf(file: string): FileNotice | undefined {
  // Files are the same in all languages, so they name the page of one.
  const [first] = locales
  const { media, portraits } = site(first)
  const credit = (media[file] ?? portraits[file])?.credit
  return credit ? { credit, rights: rightsPage(first) } : undefined
}

/** The address of the imprint, which names the pictures' authors and what may be done with them. */
function rightsPage(locale: Locale): string | undefined {
  const imprint = Object.entries(site(locale).pages).find(([, { role }]) => role === 'imprint')?.[0]
  return imprint && new URL(pathOf(imprint, locale), siteOrigin).href
}
