// Astro's own encoder. Only what it calls its files is ours.
import sharp from 'astro/assets/services/sharp'

export default {
  ...sharp,
  /**
   * A file is named after its picture, which has a hash of its own, and after these. Astro adds the picture to the second
   * hash too: then no two names of a page have an end in common, and a page with a hundred of them weighs 0.5 kB more.
   * Every picture keeps its shape, so its width says its height.
   */
  propertiesToHash: ['width', 'format', 'quality'],
}
