import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import css from './Toasts.module.css'
import { Toasts } from './Toasts.tsx'
import { type Toast, toasts } from './toast-store.ts'

let host: HTMLElement | undefined
let count = 0

/** Shows a message. At most three are visible, and the others queue. */
export function showToast(toast: Toast): void {
  const isNew = host === undefined
  host ??= mount(toast.labels.label)
  stayReachable()
  const add = () => {
    count += 1
    toasts.set([...toasts.get(), { ...toast, id: count }])
  }
  // Screen readers announce additions to a live region, but not a region that is inserted with its text.
  if (isNew) setTimeout(add, 60)
  else add()
}

function mount(label: string): HTMLElement {
  const element = document.createElement('section')
  element.className = css.toasts ?? ''
  element.setAttribute('aria-label', label)
  createRoot(element).render(createElement(Toasts))
  document.addEventListener('close', stayReachable, true)
  document.addEventListener('toggle', stayReachable, true)
  return element
}

/** Moves the messages into an open modal dialog, because everything outside it is inert and covered. */
function stayReachable(): void {
  const place = document.querySelector('dialog:modal') ?? document.body
  if (host && host.parentElement !== place) place.append(host)
}
