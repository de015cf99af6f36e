import layout from './layout.module.css'
import { useSession } from './session.tsx'
import texts from './text.module.css'

/** Stands in for data that is on its way, or could not be had. */
export function Loading({ error }: { error?: Error | undefined }) {
  const { words } = useSession()
  return <p className={texts.note}>{error ? error.message : words.loading}</p>
}

/** Stands in for a whole screen. */
export const LoadingPage = ({ error }: { error?: Error | undefined }) => (
  <main className={layout.page} id="main">
    <Loading error={error} />
  </main>
)
