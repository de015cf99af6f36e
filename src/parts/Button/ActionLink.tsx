import { ArrowLink } from './ArrowLink.tsx'
import { type ActionData, relOf } from './action-data.ts'

/** A quiet link that the content defines. */
export function ActionLink({ action: { label, href, dialog } }: { action: ActionData }) {
  return (
    <ArrowLink href={href} rel={relOf(href)} data-dialog={dialog}>
      {label}
    </ArrowLink>
  )
}
