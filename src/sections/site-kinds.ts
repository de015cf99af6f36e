// Kinds of section that a site brings itself: folders of its sections/, of the same shape as those beside this file.
// In a build another module stands in for this one (build/site-sections.ts): pages and kinds must share their classes.
import { pathToFileURL } from 'node:url'
import { contentDir } from '../content/content-dir.ts'
import type { Kind } from './define-kind.ts'
import { type KindModule, kindIn, schemaFiles } from './site-sections.ts'

/** Kinds in the order of their folders. */
export const siteKinds: Kind[] = await Promise.all(
  schemaFiles(contentDir()).map(async file =>
    kindIn((await import(/* @vite-ignore */ pathToFileURL(file).href)) as KindModule, file),
  ),
)
