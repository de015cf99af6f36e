import css from './Logo.module.css'

/** The word with a dimension line exactly its width. */
export function Logo({ name, href, label }: { name: string; href: string; label: string }) {
  return (
    <a className={css.logo} href={href} aria-label={label}>
      <svg aria-hidden="true">
        <line x1="-3" x2="100%" y1="5.5" y2="5.5" />
        <path d="M-3 8.500 3 2.500" />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path d="M-3 8.500 3 2.500M0 5.500h3" />
        </svg>
      </svg>
      {name}
    </a>
  )
}
