import { firstLocale, locales } from '../../routes.ts'

/** Returns the static paths of a route under [...locale]. */
export function eachLanguage() {
  return locales.map(locale => ({
    params: { locale: locale === firstLocale() ? undefined : locale },
    props: { locale },
  }))
}
