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
    // Beside the title the picture says nothing new; its description would only weigh.
    picture: { ...picture, alt: '', caption: undefined },
    badge: badge && ui.news.badges[badge],
    href: link,
  }))
}
