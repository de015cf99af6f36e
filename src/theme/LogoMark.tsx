import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { theme } from './site-theme.ts'

const { logo, folder } = theme
/** Inline, so that it has the ground's colour. The link around it has the firm's name already. */
const drawing =
  logo &&
  readFileSync(join(folder, logo.file), 'utf8')
    .replace(/^[\s\S]*?<svg/, '<svg aria-hidden="true"')
    .replace(/(<svg[^>]*?) role="[^"]*"/, '$1')
    .replace(/(<svg[^>]*?) aria-label="[^"]*"/, '$1')
    .replaceAll(/\n\s*/g, '')

/** The logo of the theme, or nothing. */
export function LogoMark() {
  return drawing ? <span data-part="logo-mark" dangerouslySetInnerHTML={{ __html: drawing }} /> : null
}
