// The data of each page's share image for the head. share-file.ts draws the image itself.
import { withoutBreaks } from '../i18n/without-breaks.ts'
import { categoryOf } from '../projects/catalogue.ts'
import { type Locale, localizePath } from '../routes.ts'
import { anyPage, navOf, site } from '../site/shared/site.ts'
import { isNight } from '../theme/site-theme.ts'
import { cardSize } from './card-size.ts'
import type { Shared } from './shared.ts'

export const sharePath = (name: string, locale: Locale): string => localizePath(`/share/${name}.jpg`, locale)

export function ofPage(id: string, locale: Locale): Shared {
  const { nav, share, heading, night } = anyPage(id, locale)
  const isSaidTwice = nav.toLowerCase() === withoutBreaks(heading).toLowerCase()
  const kicker = id === 'home' || isSaidTwice ? undefined : nav
  const { picture, focus } = share
  return { name: id, heading, kicker, picture: picture.file, focus, night }
}

export function ofProject(id: string, locale: Locale): Shared {
  const { projects, media } = site(locale)
  const project = projects[id]
  if (!project) throw new Error(`there is no content/projects/${id}.yaml`)
  const { file } = project.picture
  return {
    name: `projects/${id}`,
    heading: project.title,
    kicker: `${navOf('projects', locale)}: ${project.facts.location}`,
    picture: file,
    focus: media[file]?.focus.y ?? 50,
    night: categoryOf(project, locale).night || isNight(),
  }
}

/**
 * Returns the share image for the head of a page. The version in its address makes services fetch a changed picture
 * again. A draft has none, because no service fetches it, and drawing needs a typeface and an image program.
 */
export async function shareImage(shared: Shared, locale: Locale, origin: string) {
  const { firm, media } = site(locale)
  const { heading, name, picture } = shared
  const version = import.meta.env.DEV ? 'draft' : (await import('./share-file.ts')).versionOf(shared, locale)
  const sentence = /[.!?]$/.test(heading) ? heading : `${heading}.`
  return {
    url: `${new URL(sharePath(name, locale), origin)}?v=${version}`,
    ...cardSize,
    alt: `${firm.shortName}: ${withoutBreaks(sentence)} ${media[picture]?.alt ?? ''}`.trim(),
  }
}
