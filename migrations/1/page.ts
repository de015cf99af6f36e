// Shared helpers of the conversions of single pages.

/** A page from before pages were lists of sections. */
// biome-ignore lint/suspicious/noExplicitAny: the old form has no schema any more.
export type OldPage = any

export type Converted = {
  page: object
  /** Words that were part of the page and are now shared by the site, by their group in interface.yaml. */
  interface?: Record<string, object>
  /** Entries to add to firm.yaml. */
  firm?: Record<string, unknown>
  /** Content files to write, by name. */
  files?: Record<string, unknown>
  /** Files to write to content/media, by name. */
  media?: Record<string, string>
  /** Entries to add to testimonials.yaml. */
  testimonials?: object[]
}

export type Conversion = (old: OldPage) => Converted

/** Returns the names of a page, which do not change. */
export const head = ({ nav, seo, share }: OldPage) => ({ nav, seo, ...(share && { share }) })

/** Drops the entries without a value. */
export const given = <T extends object>(entries: T): T =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T

/** Picks the film or the picture of a first screen. A picture behind a film was never visible. */
export const filmOrPicture = ({ film, picture }: OldPage) => (film ? { film } : { picture })
