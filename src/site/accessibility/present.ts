// The accessibility statement. It states the review that the firm has made.
import type { Locale } from '../../routes.ts'
import { presentLegal } from '../legal/present.ts'
import { page } from '../shared/page.ts'

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }

export async function present(locale: Locale) {
  const { review } = await page('accessibility', locale)
  const day = new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' })
  const reviewedOn = day.format(new Date(review.on.iso))
  return { view: await presentLegal('accessibility', locale, { review: review.kind, reviewedOn }) }
}
