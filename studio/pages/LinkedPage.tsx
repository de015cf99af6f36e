import type { ComponentType } from 'react'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import { useAddress } from '../ui/router.tsx'
import { useData } from '../ui/use-data.ts'
import type { LinksToPage } from './leave-page.server.ts'

/** Loads the page that the address names, with all that leads to it, and shows the screen for it. */
export function LinkedPage({ screen: Screen }: { screen: ComponentType<{ page: LinksToPage }> }) {
  const { query } = useAddress()
  const { data, error } = useData<LinksToPage>(
    `pages/links?file=${encodeURIComponent(query.get('file') ?? '')}`,
  )
  if (data) return <Screen page={data} />
  return (
    <main className={layout.page} id="main">
      <Loading error={error} />
    </main>
  )
}
