import { classes } from '../../styles/classes.ts'
import css from './Arrow.module.css'

/** The only arrow of the site: short beside a label, long in a list. */
export function Arrow({ long = false }: { long?: boolean }) {
  return long ? (
    <svg className={classes(css.arrow, css.long)} viewBox="0 0 54 22" aria-hidden="true">
      <path d="M0 11h53M43 1l10 10-10 10" />
    </svg>
  ) : (
    <svg className={css.arrow} viewBox="0 0 26 12" aria-hidden="true">
      <path d="M0 6h25M19.5.8 25 6l-5.500 5.200" />
    </svg>
  )
}
