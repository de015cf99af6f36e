import './Button.css'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Arrow } from './Arrow.tsx'

/** A quiet link that leads on. */
export function ArrowLink({
  children,
  ...rest
}: { href: string; children: ReactNode } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className="go" {...rest}>
      <span>{children}</span> <Arrow />
    </a>
  )
}
