// Addresses of pages. Navigation, breadcrumbs, language switch, canonical links, sitemap and tests read them here.

/** A language of the site by its code, such as de. Which ones there are is in firm.yaml. */
export type Locale = string

/** The languages of the site. The first has no prefix in its addresses. */
export let locales: readonly [Locale, ...Locale[]] = ['de', 'en']

/** Called by the reader of the content, which names them in firm.yaml. */
export function setLocales([first, ...others]: readonly Locale[]): void {
  if (first) locales = [first, ...others]
}

/** Paths of pages in each language, without its prefix, by the name of the page. */
export type Addresses = Record<string, Partial<Record<Locale, string>>>

let addresses: Addresses = {}

/** Called by the reader of the content. Returns whether any address is another than before. */
export function setAddresses(next: Addresses): boolean {
  const isOther = JSON.stringify(next) !== JSON.stringify(addresses)
  addresses = next
  return isOther
}

/** A German path of this site, with query or hash, as it is written in the given language. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === locales[0]) return path
  const [page = ''] = path.split(/[?#]/)
  // A page may have its own address in this language alone.
  const own = Object.entries(addresses).find(([id, address]) => (address[locales[0]] ?? `/${id}`) === page)
  return `/${locale}${page === '/' ? '' : (own?.[1][locale] ?? page)}${path.slice(page.length)}`
}

/** The path of a page: its own, or its name. The home page has none. */
export function pathOf(id: string, locale: Locale): string {
  if (id === 'home') return localizePath('/', locale)
  return localizePath(addresses[id]?.[locales[0]] ?? `/${id}`, locale)
}

/** The German path of a project. */
export const projectPath = (id: string): string => `/projects/${id}`

/** The language that the first segment names: /en and /en/… are English, /england is not. */
export function localeOfPath(path: string): Locale {
  const [, first] = path.split('/')
  return locales.slice(1).find(locale => locale === first) ?? firstLocale()
}

/** The language whose addresses have no prefix. */
export const firstLocale = (): Locale => locales[0]
