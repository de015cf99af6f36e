import './Dialog.css'
import type { ReactNode } from 'react'
import { CloseCross } from '../Button/CloseCross.tsx'

type Props = {
  /** Openers name it in data-dialog; parts/Dialog/dialogs.client.ts does the rest. */
  id: string
  title: string
  /** The line under the title. An opener's data-service replaces it while the dialog is open. */
  subtitle?: string
  closeLabel: string
  wide?: boolean
  children?: ReactNode
}

/** A sheet on tracing paper over the page. Native, so Escape, focus and the inert page behind it come with it. */
export function Dialog({ id, title, subtitle, closeLabel, wide = false, children }: Props) {
  // What was chosen belongs to the name; a line that stands there always explains it.
  const named = subtitle === undefined ? `${id}-title ${id}-subtitle` : `${id}-title`
  return (
    <dialog
      className={wide ? 'dlg dlg--wide' : 'dlg'}
      id={id}
      aria-labelledby={named}
      aria-describedby={subtitle && `${id}-subtitle`}
    >
      <div className="dlg-top">
        <div>
          <h2 className="dlg-title" id={`${id}-title`}>
            {title}
          </h2>
          <p className="small" id={`${id}-subtitle`} data-dialog-subtitle="">
            {subtitle}
          </p>
        </div>
        <form method="dialog">
          <button type="submit" className="dlg-x" aria-label={closeLabel}>
            <CloseCross />
          </button>
        </form>
      </div>
      <div className="dlg-body">{children}</div>
    </dialog>
  )
}
