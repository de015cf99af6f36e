// The address is what the islands of /projects share: filter, view and order stand in it and nowhere else.
import { useSyncExternalStore } from 'react'
import { showChosen } from './before-islands.ts'
import { type Choice, readView, writeChoice } from './choice.ts'
import { glide } from './glide.ts'
import { riseWhenReached } from './rise.ts'
import { showCards } from './show-cards.ts'

const listeners = new Set<() => void>()
/** What the islands show: the address, as soon as a change of it is on the screen. */
let shown = import.meta.env.SSR ? '' : location.search

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // Who went back before anything listened is where the address says.
    shown = location.search
    showCards(shown)
    const whole = () => riseWhenReached(showCards(shown))
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whole, { once: true })
    else whole()
  }
  listeners.add(listener)
  addEventListener('popstate', follow)
  return () => void listeners.delete(listener)
}

function follow() {
  const pictures = [shown, location.search].every(search => readView(search) === 'images')
  glide(document.querySelector('[data-projects]'), pictures, () => {
    shown = location.search
    showCards(shown)
    // A list that is still arriving, and a view that is looked at for the first time, are there before their scripts.
    if (document.querySelector(`[data-early=cards], [data-early=${readView(shown)}]`)) showChosen(shown)
    for (const listener of listeners) listener()
  })
}

/** The query of the address; undefined on the server and until an island has come. */
export const useSearch = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )

/** Filter and view are steps one can go back; an order is not. */
export function go(choice: Choice, step: 'push' | 'replace' = 'push'): void {
  const address = location.pathname + writeChoice(location.search, choice) + location.hash
  if (step === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  follow()
}
