import type { ReactNode } from 'react'
import signs from '../../parts/Drawing/signs.svg?url'
import css from './EmptyResult.module.css'

/** Shows that no project matches, with a dashed house and a button to reset the filter. */
export function EmptyResult({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.none}>
      <svg width="230" height="96" viewBox="0 0 230 96" aria-hidden="true">
        <path d="M40 93V23h110v70M40 23 95 6l55 17" strokeDasharray="5 4" />
        <path d="M0 94.500h230" strokeWidth="3" />
        <use href={`${signs}#person`} transform="translate(180 93) scale(0.11)" />
      </svg>
      <p className="h3">{text}</p>
      {children}
    </div>
  )
}
