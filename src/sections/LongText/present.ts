import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { matomo } from '../../site/shared/matomo.ts'
import { type Site, site } from '../../site/shared/site.ts'

/** Parts that stand under a clause, and the words of the contents. */
export function parts(locale: Locale) {
  const { interface: ui, storedData } = site(locale)
  const { contents, cookies, credits, optOut } = ui.longText
  return {
    contents,
    optOut,
    // Without Matomo nothing of it can be stored.
    cookies: { ...cookies, rows: storedData.filter(({ when }) => matomo || when !== 'statistics') },
    credits: creditRows(site(locale), credits),
    countsVisits: matomo !== undefined,
  }
}

/** One row for each maker and kind of picture. */
function creditRows({ media, portraits }: Site, words: Site['interface']['longText']['credits']) {
  const pictures = Object.values({ ...media, ...portraits })
  const groups = Map.groupBy(pictures, ({ origin, credit }) => JSON.stringify([origin, credit]))
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first?.credit) return []
    const pictures =
      first.origin === 'photo'
        ? group.map(({ caption, alt }) => caption ?? alt).join('; ')
        : fill(words.count, { n: group.length })
    return [{ label: words[first.origin], value: `${first.credit} (${pictures})` }]
  })
}
