import type { Locale } from '../../routes.ts'
import { withMedia } from '../../site/shared/localized-media.ts'
import { site } from '../../site/shared/site.ts'

export type NewsItem = Awaited<ReturnType<typeof newsItems>>[number]

export async function newsItems(locale: Locale) {
  const { news, interface: ui } = site(locale)
  return (await withMedia(news, locale)).map(({ date, title, teaser, picture, badge, link }) => ({
    date,
    title,
    teaser,
    // The alternative text is empty, because the title already says what the picture shows.
    picture: { ...picture, alt: '', caption: undefined },
    badge: badge && ui.news.badges[badge],
    href: link,
  }))
}
