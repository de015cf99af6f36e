import css from './Count.module.css'

/** A figure that counts up on pages that load frame/Moving.astro. Elsewhere it is static. */
export function Count({ value, shown }: { value: number; shown: string }) {
  return (
    <span className={css.count} data-count={value}>
      {shown}
    </span>
  )
}
