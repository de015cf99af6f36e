import { logoMarkup } from './logo.ts'
import { theme } from './site-theme.ts'

/** The logo is inline, so that it has the colours of its background. */
const drawing = logoMarkup(theme)

/** Shows the logo of the theme, if it has one. */
export function LogoMark() {
  return drawing ? <span data-part="logo-mark" dangerouslySetInnerHTML={{ __html: drawing }} /> : null
}
