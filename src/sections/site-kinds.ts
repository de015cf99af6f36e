// Imports the kinds of section that a site adds: the folders of its sections/, which have the same structure as those
// beside this file. In a build, build/site-sections.ts replaces this module, because pages and kinds must share their
// classes.
import { pathToFileURL } from 'node:url'
import { contentDir } from '../content/content-dir.ts'
import type { Kind } from './define-kind.ts'
import { type KindModule, kindIn, schemaFiles } from './site-sections.ts'

export const siteKinds: Kind[] = await Promise.all(
  schemaFiles(contentDir()).map(async file =>
    kindIn((await import(/* @vite-ignore */ pathToFileURL(file).href)) as KindModule, file),
  ),
)
