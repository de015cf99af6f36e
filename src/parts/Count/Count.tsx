import css from './Count.module.css'

/** A figure that counts up where the page loads frame/Moving.astro; everywhere else simply the figure. */
export function Count({ value, shown }: { value: number; shown: string }) {
  return (
    <span className={css.count} data-count={value}>
      {shown}
    </span>
  )
}
