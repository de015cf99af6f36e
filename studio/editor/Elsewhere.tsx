// Links to other places that still have the old value after a number or an address was changed.

import { type Path, valueAt } from '../../src/content/changes.ts'
import type { Mentions } from '../people/mentions.server.ts'
import { peopleWords } from '../people/words.ts'
import { TextLink } from '../ui/Button.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { useEditing } from './context.ts'

export function Elsewhere({ path }: { path: Path }) {
  const { opened, now } = useEditing()
  const [old, next] = [valueAt(opened.value, path), valueAt(now.value, path)]
  const isSaved = now.state === 'saved' && now.problems.length === 0 && !now.isIncomplete
  if (typeof old !== 'string' || typeof next !== 'string' || old === '' || old === next || !isSaved)
    return null
  return <Others query={`old=${encodeURIComponent(old)}&next=${encodeURIComponent(next)}`} />
}

function Others({ query }: { query: string }) {
  const words = useWords(peopleWords)
  const { data } = useData<Mentions>(`mentions?${query}`)
  const count = data?.mentions.length ?? 0
  if (count === 0) return null
  return (
    <p className={texts.note} role="status">
      {words.alsoElsewhere(count)} <TextLink to={`replace?${query}`}>{words.show}</TextLink>
    </p>
  )
}
