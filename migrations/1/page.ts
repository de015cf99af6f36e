// Shared helpers of the conversions of single pages.

/** A page as it was before pages were lists of sections. */
// biome-ignore lint/suspicious/noExplicitAny: the old form has no schema any more.
export type OldPage = any

export type Converted = {
  page: object
  /** Words that were part of the page and now stand once for the site, by their group in interface.yaml. */
  interface?: Record<string, object>
  /** Entries that firm.yaml gets. */
  firm?: Record<string, unknown>
  /** Files that the content gets, by name. */
  files?: Record<string, unknown>
  /** Files that content/media gets, by name. */
  media?: Record<string, string>
  /** Entries that testimonials.yaml gets. */
  testimonials?: object[]
}

export type Conversion = (old: OldPage) => Converted

/** The names of a page, which stay what they are. */
export const head = ({ nav, seo, share }: OldPage) => ({ nav, seo, ...(share && { share }) })

/** A group without the entries that have no value. */
export const given = <T extends object>(entries: T): T =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T

/** Picks the film or the picture of a first screen. A picture behind a film was never visible. */
export const filmOrPicture = ({ film, picture }: OldPage) => (film ? { film } : { picture })
