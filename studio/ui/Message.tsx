import type { ComponentProps } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { LineIcon } from './LineIcon.tsx'
import notices from './notices.module.css'

type Props = ComponentProps<'p'> & { quiet?: boolean; plain?: boolean }

/** Shows a problem. A screen reader announces it at once, unless it is quiet. */
export function Message({ quiet, plain, className, children, ...rest }: Props) {
  return (
    <p
      role={quiet ? undefined : 'alert'}
      {...rest}
      className={classes(notices.message, plain && notices.plain, className)}
    >
      <LineIcon name="stop" />
      <span>{children}</span>
    </p>
  )
}
