import css from './Badge.module.css'

/** One word in a frame, beside a title or a date. */
export function Badge({ children }: { children: string }) {
  return <span className={css.badge}>{children}</span>
}
