import { MailAddress } from '../Person/MailAddress.tsx'
import { type ActionData, relOf } from './action-data.ts'
import { Button } from './Button.tsx'

type Props = { action: ActionData; wide?: boolean }

/** A button that the content defines. It is red if it is the main one, and opens a dialog if it names one. */
export function ActionButton({ action: { label, href, dialog, main, mail, isCall }, wide }: Props) {
  return (
    <Button
      href={href}
      tone={main ? 'red' : 'line'}
      wide={wide ?? false}
      rel={relOf(href)}
      data-dialog={dialog}
      arrow={wide || !isCall}
    >
      {mail ? <MailAddress address={mail} /> : label}
    </Button>
  )
}
