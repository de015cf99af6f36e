import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { CloseCross } from '../Button/CloseCross.tsx'
import css from './Dialog.module.css'

type Props = {
  /** The id that openers name in data-dialog (parts/Dialog/dialogs.client.ts). */
  id: string
  title: string
  /** The line under the title. An opener's data-service replaces it while the dialog is open. */
  subtitle?: string | undefined
  closeLabel: string
  wide?: boolean
  /** Lets the content reach the edges of the dialog. */
  flush?: boolean
  children?: ReactNode
}

/** A dialog on tracing paper over the page. It is native, so the browser handles Escape, the focus and the inert page. */
export function Dialog({ id, title, subtitle, closeLabel, wide, flush, children }: Props) {
  // The opener's service is part of the dialog's accessible name, while a fixed subtitle only describes it.
  const named = subtitle === undefined ? `${id}-title ${id}-subtitle` : `${id}-title`
  return (
    <dialog
      className={classes(css.dialog, wide && css.wide)}
      data-part="dialog"
      id={id}
      aria-labelledby={named}
      aria-describedby={subtitle && `${id}-subtitle`}
    >
      <div className={css.top}>
        <div>
          <h2 className={css.title} data-part="display" id={`${id}-title`}>
            {title}
          </h2>
          <p className="small" id={`${id}-subtitle`} data-dialog-subtitle="">
            {subtitle}
          </p>
        </div>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label={closeLabel}>
            <CloseCross />
          </button>
        </form>
      </div>
      <div className={classes(css.body, flush && css.flush)}>{children}</div>
    </dialog>
  )
}
