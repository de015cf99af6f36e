import './Button.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Arrow } from './Arrow.tsx'

type Look = {
  children: ReactNode
  /** red: the one primary action of a screen. ink: the action while red belongs to something else. */
  tone?: 'red' | 'ink' | 'line'
  wide?: boolean
  arrow?: boolean
}

type AsLink = Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>
type AsButton = Look & { href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

/** An action. With an address it is a link, without one a button. */
export function Button({ tone = 'line', wide = false, arrow = true, children, ...rest }: AsLink | AsButton) {
  const className = ['btn', tone !== 'line' && `btn--${tone}`, wide && 'btn--wide'].filter(Boolean).join(' ')
  const inside = (
    <>
      <span>{children}</span>
      {arrow && <Arrow />}
    </>
  )
  if (rest.href !== undefined)
    return (
      <a className={className} {...rest}>
        {inside}
      </a>
    )
  return (
    <button className={className} type="button" {...rest}>
      {inside}
    </button>
  )
}
