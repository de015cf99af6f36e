// The content in one language, as pages receive it.
import { isAbsolute, join } from 'node:path'
import { type InLanguage, inLanguage } from '../../content/localize.ts'
import { readContent } from '../../content/read.ts'
import { type Locale, locales, type PageId, pathOf, type RouteId } from '../../routes.ts'
import type { Content } from '../content.ts'
import { siteModel } from '../model.ts'

const folder = process.env.CONTENT_DIR ?? 'content'

export const content: Content = readContent(
  siteModel,
  isAbsolute(folder) ? folder : join(process.cwd(), folder),
)

const perLanguage = Object.fromEntries(
  locales.map(locale => [locale, inLanguage(content, locale)]),
) as Record<Locale, InLanguage<Content>>

export type Site = InLanguage<Content>
export type PageContent<Id extends PageId> = Site['pages'][Id]

export function site(locale: Locale): Site {
  return perLanguage[locale]
}

/** A link to a page under the name it has in navigation. */
export type PageLink = { id: RouteId; href: string; label: string }

export function pageLink(id: RouteId, locale: Locale): PageLink {
  return { id, href: pathOf(id, locale), label: site(locale).pages[id].nav }
}
