// The inquiries: the list on the left, and one inquiry or the figures on the right. A phone shows one at a time.

import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { navigate } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { Figures } from './Figures.tsx'
import { Inquiry } from './Inquiry.tsx'
import styles from './inbox.module.css'
import type { Filters } from './List.tsx'
import { List } from './List.tsx'
import type { ListData } from './routes.server.ts'
import { inboxWords } from './words.ts'

/** Filters last while other screens are visited, until the window is closed. */
const filtersKey = 'studio-inbox-filters'
const storedFilters = (): Filters => ({
  tab: 'todo',
  q: '',
  kind: '',
  state: '',
  since: '',
  until: '',
  ...JSON.parse(sessionStorage.getItem(filtersKey) ?? '{}'),
})

export function Inbox({ rest }: { rest: string }) {
  const t = useWords(inboxWords)
  const [filters, setFilters] = useState(storedFilters)
  const filter = (change: Partial<Filters>) => {
    const next = { ...filters, ...change }
    sessionStorage.setItem(filtersKey, JSON.stringify(next))
    setFilters(next)
  }
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  const list = useData<ListData>(`inbox/list?${query}`)
  const isReference = rest !== '' && rest !== 'figures'
  const references = list.data?.inquiries.map(({ reference }) => reference) ?? []
  const at = references.indexOf(rest)
  const to = (step: number) => {
    const next = at < 0 ? undefined : references[at + step]
    return next === undefined ? undefined : () => navigate(`inbox/${next}`)
  }
  return (
    <main
      className={
        rest === ''
          ? classes(styles.inbox, styles.columns)
          : classes(styles.inbox, styles.columns, styles.open)
      }
      id="main"
    >
      <List list={list} filters={filters} query={query} onFilter={filter} current={rest} />
      {!isReference && <Figures />}
      {isReference && (
        <Inquiry key={rest} reference={rest} onChanged={list.reload} previous={to(-1)} next={to(1)} />
      )}
      {list.error && (
        <p className={texts.hidden} role="alert">
          {list.error.message || t.title}
        </p>
      )}
    </main>
  )
}
