// Finds links and files that a built page refers to but that do not exist.
import { attributes } from './attributes.ts'

export type BuiltPage = { path: string; html: string }

const origin = 'https://site.test'

/** Finds internal links whose page or file does not exist, and anchors without an element. */
export function brokenLinks(pages: BuiltPage[], files: string[]): string[] {
  const known = new Map(pages.map(page => [page.path, page.html]))
  return pages.flatMap(page =>
    ['a', 'area', 'link']
      .flatMap(element => attributes(page.html, element, 'href'))
      .flatMap(href => {
        const url = new URL(href, origin + page.path)
        if (url.origin !== origin || url.pathname.startsWith('/api/')) return []
        const target = known.get(url.pathname)
        if (target === undefined)
          return files.includes(url.pathname.slice(1)) ? [] : [`${page.path} → ${href}`]
        const id = decodeURIComponent(url.hash.slice(1))
        if (id && !new RegExp(`\\sid="${RegExp.escape(id)}"`).test(target))
          return [`${page.path} → ${href} (no such anchor)`]
        return []
      }),
  )
}

/** Finds pictures, films, scripts and subtitles that a page refers to but the build does not contain. */
export function missingFiles(pages: BuiltPage[], files: string[]): string[] {
  const named = (html: string) => [
    ...attributes(html, 'img', 'src'),
    ...attributes(html, 'script', 'src'),
    ...attributes(html, 'video', 'src'),
    ...attributes(html, 'source', 'src'),
    ...attributes(html, 'track', 'src'),
    ...attributes(html, 'source', 'srcset').flatMap(set =>
      set.split(',').map(part => part.trim().split(' ')[0] ?? ''),
    ),
  ]
  return pages.flatMap(page =>
    named(page.html)
      .filter(src => !files.includes(new URL(src, origin).pathname.slice(1)))
      .map(src => `${page.path} → ${src}`),
  )
}
