import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Locale } from '../../routes.ts'
import { projectsIn } from '../list/projects.ts'
import { readShortlist } from './address.ts'
import { ShortlistBar } from './ShortlistBar.tsx'

/** On the list of projects: what an address has kept that somebody was sent. */
export function Shortlist({ locale }: { locale: Locale }) {
  const { projects, words } = projectsIn(locale)
  const [kept, setKept] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const ids = projects.map(({ id }) => id)
  const read = useEffectEvent(() => setKept(readShortlist(location.search, ids)))
  useLayoutEffect(() => {
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  return (
    <>
      <ShortlistBar
        projects={kept.flatMap(id => projects.find(project => project.id === id) ?? [])}
        words={words.kept}
        say={setSaid}
      />
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}
