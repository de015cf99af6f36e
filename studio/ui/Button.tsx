// Buttons and links that look alike: underlined words, and squares with an icon.
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../src/styles/classes.ts'
import buttons from './buttons.module.css'
import { type IconName, LineIcon } from './LineIcon.tsx'
import { Link, type LinkProps } from './router.tsx'
import texts from './text.module.css'

type Label = {
  children: ReactNode
  icon?: IconName
  /** The subject of the words, for screen readers only. */
  about?: string | undefined
}

function Label({ children, icon, about }: Label) {
  return (
    <>
      {icon && <LineIcon name={icon} />}
      <span>
        {children}
        {about && <span className={texts.hidden}> {about}</span>}
      </span>
    </>
  )
}

type Attributes = ComponentProps<'button'>

type Look = { primary?: boolean; small?: boolean; large?: boolean; wide?: boolean }

export function Button({ primary, small, large, wide, ...rest }: Attributes & Look) {
  const look = classes(
    buttons.button,
    primary && buttons.primary,
    small && buttons.small,
    large && buttons.large,
    wide && buttons.wide,
  )
  return <button type="button" className={look} {...rest} />
}

export function TextButton({ children, icon, about, className, ...rest }: Attributes & Label) {
  return (
    <button type="button" className={classes(buttons.link, className)} {...rest}>
      <Label {...(icon && { icon })} about={about}>
        {children}
      </Label>
    </button>
  )
}

export function TextLink({ children, icon, about, ...rest }: LinkProps & Label) {
  return (
    <Link className={buttons.link} {...rest}>
      <Label {...(icon && { icon })} about={about}>
        {children}
      </Label>
    </Link>
  )
}

export function IconButton({ icon, label, ...rest }: Attributes & { icon: IconName; label: string }) {
  return (
    <button type="button" className={buttons.square} data-sign={icon} aria-label={label} {...rest}>
      <LineIcon name={icon} />
    </button>
  )
}
