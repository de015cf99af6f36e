// What the imprint, the privacy policy and the accessibility statement show.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { matomo } from '../shared/matomo.ts'
import { page } from '../shared/page.ts'

export type LegalPage = Awaited<ReturnType<typeof presentLegal>>

/** `stated`: values that stand in {braces} in the texts. */
export async function presentLegal(
  id: 'impressum' | 'datenschutz' | 'accessibility',
  locale: Locale,
  stated: Record<string, string | number> = {},
) {
  const { hero, contents, updated, sections } = await page(id, locale)
  return {
    hero,
    contents,
    updated: fill(updated, stated),
    sections: sections.map(({ body, bodyWithoutStatistics, ...section }) => ({
      ...section,
      body: fill((matomo ? undefined : bodyWithoutStatistics) ?? body, stated),
    })),
  }
}
