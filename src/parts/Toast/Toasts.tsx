import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '../../styles/classes.ts'
import { CloseCross } from '../Button/CloseCross.tsx'
import css from './Toasts.module.css'
import { dismissToast, type NumberedToast, toasts } from './toast-store.ts'

const maxVisible = 3
const visibleMs = { good: 4000, bad: 5000 }

/** Two live regions, because a failure interrupts and a success does not. */
export function Toasts() {
  const shown = useStore(toasts).slice(0, maxVisible)
  const cards = (tone: NumberedToast['tone']) =>
    shown.filter(toast => toast.tone === tone).map(toast => <ToastCard key={toast.id} toast={toast} />)
  return (
    <>
      <div role="alert">{cards('bad')}</div>
      <div role="status">{cards('good')}</div>
    </>
  )
}

function ToastCard({ toast }: { toast: NumberedToast }): ReactNode {
  const [held, setHeld] = useState(false)
  const left = useRef(visibleMs[toast.tone])

  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [held, toast.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone is reading it
    <div
      className={classes(css.toast, toast.tone === 'bad' && css.bad)}
      data-part="notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <b>{toast.title}</b>
        <p>{toast.text}</p>
        {toast.detail && <p className={css.detail}>{toast.detail}</p>}
        {(toast.link || toast.action) && (
          <p className={css.actions}>
            {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  toast.action?.run()
                  dismissToast(toast.id)
                }}
              >
                {toast.action.label}
              </button>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={toast.labels.close}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseCross />
      </button>
    </div>
  )
}
