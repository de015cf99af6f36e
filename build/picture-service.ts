// Astro's own encoder. Names of files and the credit of pictures are ours.
import service, { resolveSharpEncoderOptions } from 'astro/assets/services/sharp'
import sharp from 'sharp'
import { creditXmp } from './credit-xmp.ts'

type Options = Parameters<typeof service.transform>[1] & {
  format: 'avif' | 'jpeg'
  width?: number
  credit?: string
  /** The address of the page about rights. */
  rights?: string
}

export default {
  ...service,
  /**
   * A file's name has the hash of its picture and a second hash of these properties. Astro would add the
   * picture to the second one too. Then the names on a page would have no end in common and compress worse:
   * 0.5 kB for a hundred pictures. Height is not needed, because every picture keeps its shape.
   */
  propertiesToHash: ['width', 'format', 'quality', 'credit', 'rights'],
  async transform(input, options, config, logger) {
    const { format, width, credit, rights } = options as Options
    if (!credit) return service.transform(input, options, config, logger)
    // Astro's encoder drops all metadata, and writing them later would encode each picture twice.
    const settings = config.service.config as Parameters<typeof resolveSharpEncoderOptions>[2]
    const data = await sharp(input, { failOn: 'none' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, resolveSharpEncoderOptions({ format }, undefined, settings))
      .withXmp(creditXmp(credit, rights))
      .toBuffer()
    return { data: new Uint8Array(data), format }
  },
} satisfies typeof service & { propertiesToHash: string[] }
