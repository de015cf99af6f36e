import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import css from './Toasts.module.css'
import { Toasts } from './Toasts.tsx'
import { type Toast, toasts } from './toast-store.ts'

let host: HTMLElement | undefined
let count = 0

/** Says what happened. Three at a time are seen; the others wait their turn. */
export function showToast(toast: Toast): void {
  const isNew = host === undefined
  host ??= mount(toast.labels.label)
  stayReachable()
  const add = () => {
    count += 1
    toasts.set([...toasts.get(), { ...toast, id: count }])
  }
  // Screen readers announce what is added to a live region, not a region that arrives with its text.
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

/** Everything outside an open modal dialog is inert and covered, so the messages live inside it for that time. */
function stayReachable(): void {
  const place = document.querySelector('dialog:modal') ?? document.body
  if (host && host.parentElement !== place) place.append(host)
}
