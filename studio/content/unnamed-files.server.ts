// Logos and typeface files that a change of the theme left behind.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '../../src/content/regular-files.ts'
import { themeDir } from '../../src/theme/read-theme.ts'

/**
 * Removes drawings and typefaces that neither the draft of the theme nor the text to be published names; returns their
 * names within the content. Until a publication they stay, so that undoing a choice finds the former file.
 */
export function removeUnnamedFiles(content: string, published = ''): string[] {
  const folder = themeDir(content)
  const texts = ['theme.yaml', 'theme.css'].map(name => join(folder, name)).filter(path => existsSync(path))
  const named = [published, ...texts.map(path => readFileSync(path, 'utf8'))].join('\n')
  const unnamed = [...openFolder(folder).files].filter(
    name => /\.(?:svg|woff2)$/.test(name) && !named.includes(name),
  )
  for (const name of unnamed) rmSync(join(folder, name))
  return unnamed.map(name => `../theme/${name}`)
}
