// The current messages, in order.
import { atom } from 'nanostores'

export type Toast = {
  tone: 'good' | 'bad'
  title: string
  text: string
  detail?: string | undefined
  link?: { href: string; label: string } | undefined
  action?: { label: string; run: () => void } | undefined
  labels: { label: string; close: string }
}

export type NumberedToast = Toast & { id: number }

export const toasts = atom<NumberedToast[]>([])

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id))
}

/** Removes failure messages, which are outdated once the visitor tries again. */
export function dismissFailures(): void {
  toasts.set(toasts.get().filter(toast => toast.tone !== 'bad'))
}
