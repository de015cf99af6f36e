// Screens are addresses: /studio/contents, /studio/edit/pages/home. Links change them without loading the page again.

import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { themeFile } from '../../src/theme/theme-file.ts'

export type ScreenProps = {
  /** The address after the screen's own name: `pages/home` of `edit/pages/home`. */
  rest: string
}

/** The address of a field: /studio/edit/pages/home#intro/lead/de */
export const addressOf = (file: string, path: Path = []): string =>
  `${file === themeFile ? 'theme' : `edit/${file.replace(/\.yaml$/, '')}`}${path.length > 0 ? `#${path.join('/')}` : ''}`

const base = '/studio/'
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

export function navigate(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', base + to)
  notify()
  if (!replace) scrollTo(0, 0)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('popstate', notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', notify)
  }
}

/** Reads the address: the path after /studio/, the query and the hash. */
export function useAddress(): { path: string; query: URLSearchParams; hash: string } {
  const href = useSyncExternalStore(subscribe, () => location.href)
  const { pathname, searchParams, hash } = new URL(href)
  return {
    path: decodeURI(pathname.slice(base.length)),
    query: searchParams,
    hash: decodeURIComponent(hash.slice(1)),
  }
}

export type LinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link within the studio. */
export function Link({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={base + to} onClick={follow} />
}
