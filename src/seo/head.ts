// The head of every page as data: one list, one renderer (frame/Page.astro).
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
  /** Absolute addresses of this page in each language; none on utility pages. */
  addresses: Record<Locale, string> | undefined
  /** What stands for the page when it is shared. */
  image: { url: string; width: number; height: number; alt: string } | undefined
  jsonLd: JsonLd[]
}

const openGraphLocale: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' }

export function headTags(input: HeadInput): HeadTag[] {
  const title = `${input.title} | ${input.siteName}`
  const other: Locale = input.locale === 'de' ? 'en' : 'de'
  const tags: HeadTag[] = [{ tag: 'title', text: title }, named('description', input.description)]

  if (input.addresses) {
    tags.push(
      link({ rel: 'canonical', href: input.addresses[input.locale] }),
      link({ rel: 'alternate', hreflang: 'de', href: input.addresses.de }),
      link({ rel: 'alternate', hreflang: 'en', href: input.addresses.en }),
      link({ rel: 'alternate', hreflang: 'x-default', href: input.addresses.de }),
      property('og:url', input.addresses[input.locale]),
    )
  } else {
    tags.push(named('robots', 'noindex'))
  }

  tags.push(
    property('og:type', 'website'),
    property('og:site_name', input.siteName),
    property('og:title', input.title),
    property('og:description', input.description),
    property('og:locale', openGraphLocale[input.locale]),
    property('og:locale:alternate', openGraphLocale[other]),
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
