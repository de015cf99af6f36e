import { logoMarkup } from './logo.ts'
import { theme } from './site-theme.ts'

/** Inline, so that it has the ground's colour. */
const drawing = logoMarkup(theme)

/** The logo of the theme, or nothing. */
export function LogoMark() {
  return drawing ? <span data-part="logo-mark" dangerouslySetInnerHTML={{ __html: drawing }} /> : null
}
