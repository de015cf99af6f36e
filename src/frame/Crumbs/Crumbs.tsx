import { classes } from '../../styles/classes.ts'
import css from './Crumbs.module.css'

export type Crumb = { href: string; label: string }

/** Shows the path to this page, which is itself the last crumb. */
export function Crumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav className={classes(css.crumbs, 'wrap')} aria-label={label} data-part="crumbs">
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li className={css.crumb} key={crumb.href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a className={css.link} href={crumb.href}>
                {index === 0 && (
                  <svg className={css.home} viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M1.500 7.500 8 1.500l6.500 6M3.500 6v8.500h9V6M6.500 14.500v-5h3v5" />
                  </svg>
                )}
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
