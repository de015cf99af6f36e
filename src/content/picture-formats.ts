/**
 * The generated widths of a picture and its least width, by use. The sizes suit phones (750, 1200, 800 points). They are
 * few, because each one costs encoding time in the first build.
 */
export const pictureFormats = {
  hero: { avif: [750, 1200, 1600, 2400], jpeg: 1080, least: 1600 },
  /** A picture shown before a film starts, usually a still from it. */
  poster: { avif: [750, 1200, 1600, 2400], jpeg: 1080, least: 1280 },
  wide: { avif: [720, 1080, 1600], jpeg: 1080, least: 1080 },
  /** A picture on a printed sheet. PDFs embed a JPEG unchanged, but any other format uncompressed. */
  sheet: { avif: [], jpeg: 1600, least: 800 },
  card: { avif: [480, 800], jpeg: 720, least: 800 },
  portrait: { avif: [240, 480], jpeg: 480, least: 480 },
  /** A picture for social media, which src/share draws in a size of its own. */
  share: { avif: [], jpeg: 0, least: 1200 },
} satisfies Record<string, { avif: number[]; jpeg: number; least: number }>

export type PictureFormat = keyof typeof pictureFormats
