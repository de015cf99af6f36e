import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Arrow } from './Arrow.tsx'
import css from './ArrowLink.module.css'

type Props = { href: string; children: ReactNode; arrow?: boolean } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className'
>

/** A quiet text link with an arrow. */
export function ArrowLink({ children, arrow = true, ...rest }: Props) {
  return (
    <a className={css.link} {...rest}>
      <span>{children}</span> {arrow && <Arrow />}
    </a>
  )
}
