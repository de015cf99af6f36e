// The content in one language, for pages.
import { audienceOfProcess } from '../../content/audience.ts'
import { contentDir } from '../../content/content-dir.ts'
import { publicContent } from '../../content/public-content.ts'
import { readWhole } from '../../content/read.ts'
import { type InLanguage, inLanguage } from '../../content/resolve.ts'
import { type Locale, locales, pathOf } from '../../routes.ts'
import { isNight } from '../../theme/site-theme.ts'
import type { PublicContent } from '../content.ts'
import { modelPlaceholders } from '../model-placeholders.ts'
import { foundPages, visibleProjects } from '../pages.ts'
import { placeholderValues } from '../placeholder-values.ts'
import { siteModel } from '../site-model.ts'

const whole = readWhole(siteModel, contentDir(), undefined, audienceOfProcess())

export const content: PublicContent = publicContent(whole, undefined, audienceOfProcess())

/** Returns the content for visitors, whatever the audience of this process. */
export const publishedContent = (): PublicContent => publicContent(whole)

const perLanguage = Object.fromEntries(locales.map(locale => [locale, contentIn(locale)])) as Record<
  Locale,
  Site
>

/** Resolves the content. The texts of a project may also contain the measures of its model. */
function contentIn(locale: Locale): Site {
  const placeholders = placeholderValues(content, locale)
  const projects = Object.entries(content.projects).map(([id, project]) => {
    const known = { ...placeholders, ...modelPlaceholders(project, content.drawings[id], locale) }
    return [id, inLanguage(project, locale, known)] as const
  })
  return { ...inLanguage(content, locale, placeholders), projects: Object.fromEntries(projects) }
}

export type Site = InLanguage<PublicContent>

/** Returns the languages of a page, which are those in which it has a name. */
export function languagesOf(id: string): Locale[] {
  return locales.filter(locale => content.pages[id]?.nav.in(locale) !== undefined)
}

/** The ids of all projects that visitors can find. */
export const foundProjects = visibleProjects(content.projects)

/** The ids of all pages that visitors can find. */
export const foundIds = foundPages(content)

export function site(locale: Locale): Site {
  const inLocale = perLanguage[locale]
  if (!inLocale) throw new Error(`This site has no language "${locale}"`)
  return inLocale
}

/** Returns a page that visitors can find, with its share picture and heading. */
export function anyPage(id: string, locale: Locale) {
  const { share, ...page } = pageIn(id, locale)
  if (!share) throw new Error(`The page "${id}" has no picture for sharing`)
  return { ...page, share, heading: headingOf(page.sections), night: isNight(page.ground) }
}

/** Returns the heading of the first section on one line. */
function headingOf([first]: object[]): string {
  const { heading } = (first ?? {}) as { heading?: string | string[] }
  return Array.isArray(heading) ? heading.join(' ') : (heading ?? '')
}

function pageIn(id: string, locale: Locale) {
  const page = site(locale).pages[id]
  if (!page) throw new Error(`There is no page "${id}" in content/pages`)
  return page
}

/** Returns the names of a page in the navigation and in the browser's title. */
export const namesOf = (id: string, locale: Locale): Pick<Site['pages'][string], 'nav' | 'seo'> =>
  pageIn(id, locale)

/** Returns the name of a page in navigation and breadcrumbs. */
export const navOf = (id: string, locale: Locale): string => namesOf(id, locale).nav

/** A link to a page, labelled with its name in the navigation. */
export type PageLink = { id: string; href: string; label: string }

export function pageLink(id: string, locale: Locale): PageLink {
  return { id, href: pathOf(id, locale), label: navOf(id, locale) }
}

export const isIn = (id: string, locale: Locale): boolean => languagesOf(id).includes(locale)
