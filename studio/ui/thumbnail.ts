export const isPictureName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+\.(jpg|png|avif)$/.test(value)

/** A picture of the content in a size for the studio: the draft's, or that of a commit. */
export const thumbnailOf = (name: string, width: number, at?: string): string =>
  `/studio/api/thumbnail?name=${encodeURIComponent(name)}&width=${width}${at ? `&at=${at}` : ''}`
