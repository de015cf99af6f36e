import css from './Badge.module.css'

/** A framed word beside a title or a date. */
export function Badge({ children }: { children: string }) {
  return <span className={css.badge}>{children}</span>
}
