import { useSession } from './session.tsx'
import texts from './text.module.css'

/** Stands in for data that is on its way, or could not be had. */
export function Loading({ error }: { error?: Error | undefined }) {
  const { words } = useSession()
  return <p className={texts.note}>{error ? error.message : words.loading}</p>
}
