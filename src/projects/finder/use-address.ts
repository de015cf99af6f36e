import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { readAddress, type Wanted, writeAddress } from './wanted.ts'

export type Asked = { wanted: Wanted; kept: string[] }
type Known = { categories: string[]; projects: string[] }

/** What the address asks for and keeps. Unknown on the server and until this has come. */
export function useAddress(known: Known) {
  const [state, setState] = useState<Asked & { now: string }>()

  const read = useEffectEvent(() =>
    setState({ ...readAddress(location.search, known), now: new Date().toISOString().slice(0, 7) }),
  )
  useLayoutEffect(() => {
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const change = (next: Partial<Asked>) => {
    if (!state) return
    const { wanted, kept } = { ...state, ...next }
    history.pushState(null, '', location.pathname + writeAddress(wanted, kept) + location.hash)
    setState({ ...state, wanted, kept })
  }
  return { state, change }
}
