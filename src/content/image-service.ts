import type { LocalImageService } from 'astro'
import sharp from 'astro/assets/services/sharp'

/** Astro's own image service, with an encoding effort that a picture may name for itself (docs/decisions/0003). */
const service: LocalImageService = {
  ...sharp,
  transform(input, options, config, logger) {
    const { effort, ...transform } = options
    if (effort === undefined) return sharp.transform(input, transform, config, logger)
    const settings = config.service.config
    const own = { ...config.service, config: { ...settings, avif: { ...settings.avif, effort } } }
    return sharp.transform(input, transform, { ...config, service: own }, logger)
  },
}

export default service
