// Extends Astro's encoder by file names and the credit of pictures.
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
   * The name of a file consists of the hash of its picture and a second hash of these properties. Astro would include the
   * picture in the second one too. The names on a page would then share no ending and compress worse: 0.5 kB for a
   * hundred pictures. Height is not needed, because pictures keep their proportions.
   */
  propertiesToHash: ['width', 'format', 'quality', 'credit', 'rights'],
  async transform(input, options, config, logger) {
    const { format, width, credit, rights } = options as Options
    if (!credit) return service.transform(input, options, config, logger)
    // Astro's encoder drops all metadata, and adding them later would encode each picture twice.
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
