import type { ComponentType } from 'react'
import { LoadingPage } from '../ui/Loading.tsx'
import { useAddress } from '../ui/router.tsx'
import { useData } from '../ui/use-data.ts'
import type { LinksToPage } from './leave-page.server.ts'

/** Loads the page that the address names, with all links to it, and shows the screen for it. */
export function LinkedPage({ screen: Screen }: { screen: ComponentType<{ page: LinksToPage }> }) {
  const { query } = useAddress()
  const { data, error } = useData<LinksToPage>(
    `pages/links?file=${encodeURIComponent(query.get('file') ?? '')}`,
  )
  if (data) return <Screen page={data} />
  return <LoadingPage error={error} />
}
