import type { ReactNode } from 'react'
import css from './EmptyResult.module.css'

/** EmptyResult was found: a house that is not there, and the way out. */
export function EmptyResult({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.none}>
      <svg width="230" height="96" viewBox="0 0 230 96" aria-hidden="true">
        <path d="M40 93V23h110v70M40 23 95 6l55 17" strokeDasharray="5 4" />
        <path d="M0 94.500h230" strokeWidth="3" />
        <path d="M178 93l1-9h3l1 9M179 84v-5l1.500-1.500L182 79v5zM180.500 74a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z" />
      </svg>
      <p className="h3">{text}</p>
      {children}
    </div>
  )
}
