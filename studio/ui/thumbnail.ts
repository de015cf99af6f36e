/** A picture of the content in a size for the studio. */
export const thumbnailOf = (name: string, width: number): string =>
  `/studio/api/thumbnail?name=${encodeURIComponent(name)}&width=${width}`
