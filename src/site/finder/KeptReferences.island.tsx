import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Locale } from '../../routes.ts'
import { projectsIn } from '../projects/projects.ts'
import type { PublicProject } from '../shared/public-projects.ts'
import { KeptBar } from './KeptBar.tsx'
import { KeptInquiry, type KeptWords } from './KeptInquiry.tsx'
import { readKept } from './wanted.ts'

type Props = { words: KeptWords; locale: Locale; children?: ReactNode }

/** On the list of projects: what an address has kept that somebody was sent. */
export function KeptReferences({ words, locale, children }: Props) {
  const { projects } = projectsIn(locale)
  const [kept, setKept] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const read = useEffectEvent(() =>
    setKept(
      readKept(
        location.search,
        projects.map(({ id }) => id),
      ),
    ),
  )
  useLayoutEffect(() => {
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const remove = ({ id }: PublicProject) => {
    const query = new URLSearchParams(location.search)
    const next = kept.filter(other => other !== id)
    if (next.length > 0) query.set('projects', next.join(','))
    else query.delete('projects')
    const search = query.toString().replaceAll('%2C', ',')
    history.pushState(null, '', location.pathname + (search && `?${search}`) + location.hash)
    setKept(next)
  }
  const shown = kept.flatMap(id => projects.find(project => project.id === id) ?? [])
  return (
    <>
      <KeptBar projects={shown} words={words} say={setSaid} />
      <p className="vh" role="status">
        {said}
      </p>
      <KeptInquiry projects={shown} words={words} remove={remove}>
        {children}
      </KeptInquiry>
    </>
  )
}
