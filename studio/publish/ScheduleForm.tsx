import { useState } from 'react'
import { useSession } from '../ui/session.tsx'
import { publishWords } from './words.ts'

/** When an edition is to appear, if not at once. */
export function ScheduleForm({ onWait }: { onWait: (at: string) => void }) {
  const { language } = useSession()
  const t = publishWords[language]
  const [at, setAt] = useState('')
  return (
    <details className="pub-a">
      <summary className="t">
        <span>{t.later}</span>
      </summary>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (at) onWait(new Date(at).toISOString())
        }}
      >
        <label className="lab pub-a" htmlFor="when">
          {t.at}
        </label>
        <input
          className="fi"
          id="when"
          type="datetime-local"
          required
          value={at}
          onChange={event => setAt(event.target.value)}
        />
        <p className="pub-a">
          <button type="submit" className="b">
            {t.wait}
          </button>
        </p>
      </form>
    </details>
  )
}
