import layout from './layout.module.css'
import { useSession } from './session.tsx'
import texts from './text.module.css'

/** Replaces data that is still loading, or that could not be loaded. */
export function Loading({ error }: { error?: Error | undefined }) {
  const { words } = useSession()
  return <p className={texts.note}>{error ? error.message : words.loading}</p>
}

/** Replaces a whole screen. */
export function LoadingPage({ error }: { error?: Error | undefined }) {
  const { words } = useSession()
  return (
    <main className={layout.page} id="main">
      {error && <h1>{words.notOpened}</h1>}
      <Loading error={error} />
    </main>
  )
}
