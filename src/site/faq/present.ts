// What /faq shows, for readers and for search engines.
import type { Locale } from '../../routes.ts'
import { faqPage } from '../../seo/faq-page.ts'
import { page } from '../shared/page.ts'
import { pageLink, site } from '../shared/site.ts'

export type FaqPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, categories, search, cta, closing } = await page('faq', locale)
  const { faq, firm } = site(locale)
  const { heading, text, contact } = cta
  return {
    view: {
      hero,
      labels: { categories, search },
      categories: faq,
      cta: { heading, text, contact: { href: pageLink('contact', locale).href, label: contact } },
      phone: firm.phone,
      closing,
    },
    jsonLd: [faqPage(faq)],
  }
}
