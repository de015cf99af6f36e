import { ArrowLink } from './ArrowLink.tsx'
import { type ActionData, relOf } from './action-data.ts'

/** A link of content, as a quiet link that leads on. */
export function ActionLink({ action: { label, href, dialog } }: { action: ActionData }) {
  return (
    <ArrowLink href={href} rel={relOf(href)} data-dialog={dialog}>
      {label}
    </ArrowLink>
  )
}
