import type { FileNotice } from '../content/media.ts'
import type { Locale } from '../routes.ts'
import type { JsonLd } from './json-ld.ts'

type Work = {
  path: string
  name: string
  description: string
  category: string
  place: string
  /** A year, or a month such as 2024-05. */
  completion: string | undefined
  /** The pictures, each with its author and the page about its rights. */
  pictures: { src: string; notice: FileNotice | undefined }[]
  /** The awards and competition results, one line each. */
  awards: string[]
  /** The name of the firm, which other pages describe in full under the same @id. */
  firm: string
  locale: Locale
}

/** Describes a building as a work of the firm, with its kind, place and completion. */
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
