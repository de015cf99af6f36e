import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listAllFiles } from '../service/site/build-files.ts'

/**
 * Deletes the pictures and films that no file of the build refers to. Astro would publish everything in content/media,
 * even files that no page shows, unchanged as the camera saved them.
 */
export async function deleteUnnamedMedia(dir: string): Promise<void> {
  const { files } = listAllFiles(dir)
  const naming = files.filter(file => /\.(html|css|js|json|webmanifest|xml|txt)$/.test(file))
  const texts = await Promise.all(naming.map(file => readFile(join(dir, file), 'utf8')))
  const media = files.filter(file =>
    /^(?:_astro|videos)\/.*\.(jpg|jpeg|png|avif|svg|mp4|webm|vtt)$/.test(file),
  )
  for (const file of media) if (!texts.some(text => text.includes(basename(file)))) await rm(join(dir, file))
}
