import { keepTogether } from '../../content/keep-together.ts'
import { walk } from '../../content/references.ts'
import { PictureRef } from '../../content/values.ts'
import { formatLongDay } from '../../i18n/dates.ts'
import { fill } from '../../i18n/fill.ts'
import { type Locale, locales } from '../../routes.ts'
import { matomo } from '../../site/shared/matomo.ts'
import { content, type Site, site } from '../../site/shared/site.ts'
import { asksConsent, visitAddress } from '../../site/shared/visit-counting.ts'
import type { PageContext } from '../resolved.ts'

/** Returns the parts below a clause, and the texts of the table of contents. */
export function parts(locale: Locale) {
  const { interface: ui, storedData } = site(locale)
  const { contents, cookies, credits, optOut } = ui.longText
  // The banner and the opt-out store an answer. Without either of them there is no answer to list or to change.
  const { settings, ...table } = cookies
  const canAnswer = asksConsent() || visitAddress() !== undefined
  const rows = storedData.filter(
    ({ when }) => (matomo || when !== 'statistics') && (canAnswer || when !== 'answered'),
  )
  return {
    contents,
    optOut: canAnswer ? optOut : undefined,
    cookies: { ...table, rows, settings: canAnswer ? settings : undefined },
    credits: creditRows(site(locale), credits),
    counting: counting(),
  }
}

/** Fills in the day of approval. A page that is not approved yet has no date to show. */
export function dateLine(updated: string, { id, locale }: Pick<PageContext, 'id' | 'locale'>) {
  const { approved } = content.pages[id] ?? {}
  if (approved)
    return keepTogether(fill(updated, { approvedOn: formatLongDay(approved.on.iso, locale) }), locale)
  return updated.includes('{approvedOn}') ? undefined : updated
}

/** Returns the version of a clause that matches the way in which visits are counted. */
function counting(): 'text' | 'textWithVisitCounts' | 'textWithoutStatistics' {
  if (matomo) return 'text'
  return visitAddress() ? 'textWithVisitCounts' : 'textWithoutStatistics'
}

/** Returns one row for each author and kind of picture that visitors can see. */
function creditRows({ media, portraits }: Site, words: Site['interface']['longText']['credits']) {
  const visible = visiblePictures()
  const described = Object.entries({ ...media, ...portraits })
  const pictures = described.flatMap(([file, picture]) => (visible.has(file) ? [picture] : []))
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

/** Finds the files of all pictures in the public content, whatever its language. Others may be internal. */
function visiblePictures(): Set<string> {
  const files = new Set<string>()
  for (const locale of locales)
    walk(site(locale), value => {
      if (value instanceof PictureRef) files.add(value.file)
    })
  return files
}
