import { LogoMark } from '../../theme/LogoMark.tsx'
import { theme } from '../../theme/site-theme.ts'
import css from './Logo.module.css'

type Props = { name: string; href: string; label: string }

/** Shows the logo of the theme, or the firm's name under a dimension line of exactly its width. */
export function Logo({ name, href, label }: Props) {
  if (theme.logo)
    return (
      <a href={href} aria-label={label} data-part="logo">
        <LogoMark />
      </a>
    )
  return (
    <a className={css.logo} href={href} aria-label={label} data-part="logo">
      {theme.drawn.dimensions && (
        <svg aria-hidden="true">
          <line x1="-3" x2="100%" y1="5.5" y2="5.5" />
          <path d="M-3 8.500 3 2.500" />
          <svg x="100%" overflow="visible" aria-hidden="true">
            <path d="M-3 8.500 3 2.500M0 5.500h3" />
          </svg>
        </svg>
      )}
      {name}
    </a>
  )
}
