import { isVisible } from '../../content/resolve.ts'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { type Locale, localizePath, pathOf } from '../../routes.ts'
import { escapeXml } from '../../seo/escape-xml.ts'
import { feedIds } from '../../seo/feed-ids.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import { anyPage, content, foundIds, isIn, site } from '../../site/shared/site.ts'
import { eachLanguage } from '../../site/shared/static-paths.ts'

export const getStaticPaths = eachLanguage

/** Serves the news as an Atom feed in each language. */
export function GET({ props: { locale } }: { props: { locale: Locale } }): Response {
  const { firm, news } = site(locale)
  const address = (path: string, page = '/') => new URL(path, new URL(page, siteOrigin)).href
  // A link such as #jobs refers to the page that shows the news.
  const newsPage = foundIds.find(
    id =>
      isIn(id, locale) &&
      content.pages[id]?.sections.some(section => section.section === 'news' && isVisible(section, locale)),
  )
  const self = address(localizePath('/news.xml', locale))
  const newest = news
    .map(item => item.date.iso)
    .sort()
    .at(-1)
  const ids = feedIds(news.map(({ date }) => date.iso))
  const entries = news.map(
    (item, at) => `<entry>
<id>${self}#${ids[at]}</id>
<title>${escapeXml(withoutBreaks(item.title))}</title>
<updated>${item.date.iso}T00:00:00Z</updated>
<link href="${escapeXml(address(item.link, pathOf(newsPage ?? 'home', locale)))}"/>
<summary>${escapeXml(item.teaser)}</summary>
</entry>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeXml(`${firm.shortName}: ${anyPage('home', locale).seo.title}`)}</title>
<updated>${newest ?? '1970-01-01'}T00:00:00Z</updated>
<author><name>${escapeXml(firm.name)}</name></author>
<link rel="self" href="${self}"/>
<link href="${address(pathOf('home', locale))}"/>
${entries.join('\n')}
</feed>
`,
    { headers: { 'Content-Type': 'application/atom+xml' } },
  )
}
