// The credits of pictures, for their files and structured data.
import type { FileNotice } from '../../content/media.ts'
import { type Locale, locales, pathOf } from '../../routes.ts'
import { siteOrigin } from './origin.ts'
import { site } from './site.ts'

/** Returns undefined if the content names no author. */
export function creditOf(file: string): FileNotice | undefined {
  // A picture has one file for all languages, so it names the page of the first.
  const [first] = locales
  const { media, portraits } = site(first)
  const credit = (media[file] ?? portraits[file])?.credit
  return credit ? { credit, rights: rightsPage(first) } : undefined
}

/** Returns the address of the imprint, which names the authors of pictures and the rights to them. */
function rightsPage(locale: Locale): string | undefined {
  const imprint = Object.entries(site(locale).pages).find(([, { role }]) => role === 'imprint')?.[0]
  return imprint && new URL(pathOf(imprint, locale), siteOrigin).href
}
