import type { ComponentProps } from 'react'
import css from './Control.module.css'

/** The browser's own select, styled like the other fields. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={css.select}>
      <select {...props} className={css.control} />
      <svg viewBox="0 0 11 7" aria-hidden="true">
        <path d="M.5 1l5 5 5-5" />
      </svg>
    </span>
  )
}
