// The addresses of pages, for navigation, breadcrumbs, language switch, canonical links, sitemap and tests.

/** The code of a language of the site, such as de. The languages are listed in firm.yaml. */
export type Locale = string

/** The languages of the site. The first has no prefix in its addresses. */
export let locales: readonly [Locale, ...Locale[]] = ['de', 'en']

/** Sets the languages. Called when firm.yaml, which lists them, has been read. */
export function setLocales([first, ...others]: readonly Locale[]): void {
  if (first) locales = [first, ...others]
}

/** The paths of pages in each language, without its prefix, by page id. */
export type Addresses = Record<string, Partial<Record<Locale, string>>>

let addresses: Addresses = {}

/** Sets the addresses of the content that has been read. Returns true if any of them has changed. */
export function setAddresses(next: Addresses): boolean {
  const isOther = JSON.stringify(next) !== JSON.stringify(addresses)
  addresses = next
  return isOther
}

/** Translates a path of the first language, with query or hash, to the given language. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === locales[0]) return path
  const [page = ''] = path.split(/[?#]/)
  // A page may have a different address in this language only.
  const own = Object.entries(addresses).find(([id, address]) => (address[locales[0]] ?? `/${id}`) === page)
  return `/${locale}${page === '/' ? '' : (own?.[1][locale] ?? page)}${path.slice(page.length)}`
}

/** Returns the path of a page: its own address, or its id. The home page has neither. */
export function pathOf(id: string, locale: Locale): string {
  if (id === 'home') return localizePath('/', locale)
  return localizePath(addresses[id]?.[locales[0]] ?? `/${id}`, locale)
}

/** Returns the path of a project in the first language. */
export const projectPath = (id: string): string => `/projects/${id}`

/** Returns the language of a path by its first segment: /en and /en/… are English, /england is not. */
export function localeOfPath(path: string): Locale {
  const [, first] = path.split('/')
  return locales.slice(1).find(locale => locale === first) ?? firstLocale()
}

/** Returns the language whose addresses have no prefix. */
export const firstLocale = (): Locale => locales[0]
