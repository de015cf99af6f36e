import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Filter and view are steps that one can go back; an order is not. */
type Step = 'push' | 'replace'

/**
 * The query of the address, which holds what a visitor has chosen. Undefined on the server and until the script has come.
 * `apply` puts a change on the screen; lists animate it. `drawn` follows once the answer to the press is seen, for what takes
 * longer to draw.
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
    // At once: a page that is made ready in the background paints nothing.
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
