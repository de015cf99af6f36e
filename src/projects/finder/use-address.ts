import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { readShortlist } from '../shortlist/address.ts'
import { type Criteria, readCriteria, writeCriteria } from './criteria.ts'

type Asked = { criteria: Criteria; shortlist: string[] }
type Known = { categories: string[]; projects: string[] }

/** The query for both, empty or beginning with a question mark. */
export function writeAddress({ criteria, shortlist }: Asked): string {
  const parts = [...writeCriteria(criteria), ...(shortlist.length > 0 ? [`projects=${shortlist}`] : [])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The criteria and the shortlist, which stand in the address. Unknown on the server and until this has come. */
export function useAddress({ categories, projects }: Known) {
  const [state, setState] = useState<Asked & { now: string }>()

  const read = useEffectEvent(() =>
    setState({
      criteria: readCriteria(location.search, categories),
      shortlist: readShortlist(location.search, projects),
      now: new Date().toISOString().slice(0, 7),
    }),
  )
  useLayoutEffect(() => {
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const change = (next: Partial<Asked>) => {
    if (!state) return
    const changed = { ...state, ...next }
    history.pushState(null, '', location.pathname + writeAddress(changed) + location.hash)
    setState(changed)
  }
  return { state, change }
}
