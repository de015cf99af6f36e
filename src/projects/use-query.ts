import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'

/** A filter or view is pushed, so that the back button returns to it. A sort order replaces the entry. */
type Step = 'push' | 'replace'

/**
 * The query of the address, which holds the visitor's choices. Undefined on the server and until the script runs. `apply`
 * renders a change, so that lists can animate it. `drawn` follows after the next paint, for views that take longer to
 * render.
 */
export function useQuery(apply: (change: () => void, next: string) => void = change => change()) {
  const [search, setSearch] = useState<string>()
  const [drawn, setDrawn] = useState<string>()
  const follow = () => {
    const next = location.search
    apply(() => setSearch(next), next)
    afterPaint(() => startTransition(() => setDrawn(location.search)))
  }
  const goBack = useEffectEvent(follow)
  useLayoutEffect(() => {
    setSearch(location.search)
    // Set at once, because a prerendered page does not paint in the background.
    setDrawn(location.search)
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])

  const go = (query: string, step: Step = 'push') => {
    history[`${step}State`](null, '', location.pathname + query + location.hash)
    follow()
  }
  return { search, drawn, go }
}

const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
