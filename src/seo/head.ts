// Returns the head of every page as data, which frame/Page.astro renders.
import type { Locale } from '../routes.ts'
import type { JsonLd } from './json-ld.ts'

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: 'link'; attributes: Record<string, string> }
  | { tag: 'script'; json: JsonLd }

export type HeadInput = {
  title: string
  description: string
  siteName: string
  locale: Locale
  /** The languages of the page. */
  languages: readonly Locale[]
  /** The absolute addresses of the page in these languages, the first language first. Undefined for utility pages. */
  addresses: ReadonlyMap<Locale, string> | undefined
  /** The picture that represents the page when it is shared. */
  image: { url: string; width: number; height: number; alt: string } | undefined
  jsonLd: JsonLd[]
}

const openGraphLocales: Record<string, string> = { de: 'de_DE', en: 'en_GB' }
/** Returns the Open Graph locale. Other languages get the country with most of their speakers, such as hu_HU. */
const openGraphLocale = (locale: Locale) =>
  openGraphLocales[locale] ?? `${locale}_${new Intl.Locale(locale).maximize().region}`

export function headTags(input: HeadInput): HeadTag[] {
  const title = `${input.title} | ${input.siteName}`
  const tags: HeadTag[] = [{ tag: 'title', text: title }, named('description', input.description)]

  if (input.addresses) {
    const own = input.addresses.get(input.locale) ?? ''
    const [first = own] = input.addresses.values()
    const alternates = input.addresses.size > 1 ? [...input.addresses, ['x-default', first] as const] : []
    tags.push(
      link({ rel: 'canonical', href: own }),
      ...alternates.map(([hreflang, href]) => link({ rel: 'alternate', hreflang, href })),
      property('og:url', own),
    )
  } else {
    tags.push(named('robots', 'noindex'))
  }

  tags.push(
    property('og:type', 'website'),
    property('og:site_name', input.siteName),
    property('og:title', input.title),
    property('og:description', input.description),
    property('og:locale', openGraphLocale(input.locale)),
    ...input.languages
      .filter(language => language !== input.locale)
      .map(language => property('og:locale:alternate', openGraphLocale(language))),
  )
  if (input.image) {
    tags.push(
      property('og:image', input.image.url),
      property('og:image:width', String(input.image.width)),
      property('og:image:height', String(input.image.height)),
      property('og:image:alt', input.image.alt),
    )
  }
  tags.push(named('twitter:card', input.image ? 'summary_large_image' : 'summary'))
  for (const json of input.jsonLd) tags.push({ tag: 'script', json })
  return tags
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
