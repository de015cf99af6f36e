// The imprint, with who made the pictures.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { presentLegal } from '../legal/present.ts'
import { page } from '../shared/page.ts'
import { site } from '../shared/site.ts'

export const present = async (locale: Locale) => {
  const { credits } = await page('impressum', locale)
  return { view: await presentLegal('impressum', locale), credits: creditRows(locale, credits) }
}

type Words = Awaited<ReturnType<typeof page<'impressum'>>>['credits']

/** One row for each maker and kind of picture. */
function creditRows(locale: Locale, words: Words) {
  const { media, portraits } = site(locale)
  const pictures = Object.values({ ...media, ...portraits })
  const groups = Map.groupBy(pictures, ({ origin, credit }) => JSON.stringify([origin, credit]))
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first?.credit) return []
    const what =
      first.origin === 'photo'
        ? group.map(({ caption, alt }) => caption ?? alt).join('; ')
        : fill(words.count, { n: group.length })
    return [{ label: words[first.origin], value: `${first.credit} (${what})` }]
  })
}
