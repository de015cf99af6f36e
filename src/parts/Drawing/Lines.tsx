import type { ReactNode } from 'react'

type Props = {
  /** The file with the lines, which have the id `drawing` there. */
  href: string
  viewBox: string
  alt: string
  /** The trees and people among the lines. */
  children?: ReactNode
}

/**
 * Shows the lines of a drawing file in the text colour. The file would delay the first picture of the page, so
 * lines.client.ts loads it afterwards. Without scripts the browser loads it at once.
 */
export function Lines({ href, viewBox, alt, children }: Props) {
  const lines = `${href}#drawing`
  return (
    <>
      <svg viewBox={viewBox} role="img" aria-label={alt}>
        <use data-lines={lines} />
        {children}
      </svg>
      <noscript>
        <svg viewBox={viewBox} aria-hidden="true">
          <use href={lines} />
        </svg>
      </noscript>
    </>
  )
}
