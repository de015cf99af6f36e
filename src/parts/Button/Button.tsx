import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Arrow } from './Arrow.tsx'
import css from './Button.module.css'

type Look = {
  children: ReactNode
  /** `red` is the one primary action of a screen, `ink` an action on a screen whose red belongs to something else. */
  tone?: 'red' | 'ink' | 'line'
  wide?: boolean
  /** A lower button with centred text, for answers side by side. */
  compact?: boolean
  arrow?: boolean
}

type AsLink = Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>
type AsButton = Look & { href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

/** An action: a link if it has an address, otherwise a button. */
export function Button({
  tone = 'line',
  wide = false,
  compact = false,
  arrow = true,
  children,
  ...rest
}: AsLink | AsButton) {
  const className = classes(
    css.button,
    tone === 'red' && css.red,
    tone === 'ink' && css.ink,
    wide && css.wide,
    compact && css.compact,
  )
  const part = tone === 'red' ? 'button button-primary' : 'button'
  const inside = arrow ? (
    <>
      <span>{children}</span>
      <Arrow />
    </>
  ) : (
    children
  )
  if (rest.href !== undefined)
    return (
      <a className={className} data-part={part} {...rest}>
        {inside}
      </a>
    )
  return (
    <button className={className} data-part={part} type="button" {...rest}>
      {inside}
    </button>
  )
}
