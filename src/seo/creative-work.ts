import type { FileNotice } from '../content/media.ts'
import type { Locale } from '../routes.ts'
import type { JsonLd } from './json-ld.ts'

type Work = {
  path: string
  name: string
  description: string
  category: string
  place: string
  /** A year, or a month of it. */
  completion: string | undefined
  /** Each with who made it, and the page about its rights. */
  pictures: { src: string; notice: FileNotice | undefined }[]
  /** Awards and placings in competitions, a line each. */
  awards: string[]
  /** The name of the firm. Other pages describe it in full under the same @id. */
  firm: string
  locale: Locale
}

/** A building as the work of the firm: what it is, where it stands, since when. */
export function creativeWork(work: Work, origin: string): JsonLd {
  const absolute = (path: string) => new URL(path, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': `${absolute(work.path)}#work`,
    name: work.name,
    description: work.description,
    genre: work.category,
    url: absolute(work.path),
    inLanguage: work.locale,
    image: work.pictures.map(({ src, notice }) =>
      notice
        ? {
            '@type': 'ImageObject',
            contentUrl: absolute(src),
            creditText: notice.credit,
            license: notice.rights,
          }
        : absolute(src),
    ),
    dateCreated: work.completion,
    award: work.awards.length > 0 ? work.awards : undefined,
    contentLocation: { '@type': 'Place', name: work.place },
    creator: { '@type': 'Organization', '@id': `${origin}/#organization`, name: work.firm, url: origin },
  }
}
