import type { ReactNode } from 'react'

type Props = {
  /** The file with the lines, which are called `drawing` there. */
  href: string
  viewBox: string
  alt: string
  /** The trees and people among the lines. */
  children?: ReactNode
}

/**
 * The lines of a drawing file, in the ink of the page. Their bytes would hold up the first picture of the page, so they
 * are asked for after it (lines.client.ts), and without scripts at once.
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
