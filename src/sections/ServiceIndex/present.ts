import type { Locale } from '../../routes.ts'
import { isIn, pageLink, site } from '../../site/shared/site.ts'

/** Returns the services of the navigation, each with the address of its page. */
export const navigationServices = (locale: Locale) =>
  site(locale)
    .navigation.services.filter(({ page }) => isIn(page, locale))
    .map(({ page, teaser }) => {
      const { label, href } = pageLink(page, locale)
      return { title: label, text: teaser, link: href }
    })
