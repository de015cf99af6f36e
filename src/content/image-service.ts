import type { LocalImageService } from 'astro'
import sharp from 'astro/assets/services/sharp'

/** Below this a picture shows that it was saved on. */
const poorest = 34

/**
 * Astro's own image service, with two things that a picture may name for itself: the effort of its encoding, and the
 * bytes it has to stay within, for which its quality is lowered step by step (docs/decisions/0003).
 */
const service: LocalImageService = {
  ...sharp,
  // What tells one encoding of a picture from another: Astro's list, and the two.
  propertiesToHash: [
    'src',
    'width',
    'height',
    'format',
    'quality',
    'fit',
    'position',
    'background',
    'effort',
    'within',
  ],
  async transform(input, options, config, logger) {
    const { effort, within = Number.POSITIVE_INFINITY, ...transform } = options
    if (effort === undefined) return sharp.transform(input, transform, config, logger)
    const settings = config.service.config
    const own = { ...config.service, config: { ...settings, avif: { ...settings.avif, effort } } }
    let quality = Number(transform.quality)
    let encoded = await sharp.transform(input, { ...transform, quality }, { ...config, service: own }, logger)
    while (encoded.data.length > within && quality - 4 >= poorest) {
      quality -= 4
      encoded = await sharp.transform(input, { ...transform, quality }, { ...config, service: own }, logger)
    }
    return encoded
  },
}

export default service
