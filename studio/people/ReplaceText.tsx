// Replaces a text that occurs in several places, wherever it is ticked, as one change.

import { type SubmitEvent, useState } from 'react'
import fields from '../ui/fields.module.css'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import { useAddress } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { LinkedPlaces } from './LinkedPlaces.tsx'
import { keyOf, Mentions, withTick } from './Mentions.tsx'
import type { Mentions as Found } from './mentions.server.ts'
import { Outcome, useReplacing } from './Outcome.tsx'
import styles from './people.module.css'
import { peopleWords } from './words.ts'

export function ReplaceText() {
  const t = useWords(peopleWords)
  const { query } = useAddress()
  const old = query.get('old') ?? ''
  const [next, setNext] = useState(query.get('next') ?? '')
  const [unticked, setUnticked] = useState(new Set<string>())
  const { data, error } = useData<Found>(
    `mentions?old=${encodeURIComponent(old)}&next=${encodeURIComponent(query.get('next') ?? '')}`,
  )
  const replacing = useReplacing()
  if (!data) return <LoadingPage error={error} />
  const chosen = data.mentions.filter(mention => !unticked.has(keyOf(mention)))
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const places = chosen.map(({ file, path, text }) => ({ file, path, text }))
    void replacing.send('replace', { old, next, places })
  }
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <h1>{t.title(old, data.mentions.length)}</h1>
        <p className={texts.secondary}>{t.lead}</p>
      </div>
      <form className={layout.grid} onSubmit={send}>
        <div className={layout.span8}>
          <Mentions
            mentions={data.mentions}
            isFlat={false}
            ticked={new Set(chosen.map(keyOf))}
            onTick={(key, isTicked) => setUnticked(withTick(unticked, key, isTicked))}
            renamingsOf={() => [{ from: old, to: next }]}
          />
          <LinkedPlaces title={t.follows} places={data.follows} />
        </div>
        <div className={layout.span4}>
          <p className={layout.caption}>{t.old}</p>
          <p className={styles.oldText}>{old}</p>
          <label className={layout.caption} htmlFor="next">
            {t.next}
          </label>
          <input
            className={fields.control}
            id="next"
            value={next}
            required
            maxLength={300}
            onChange={event => setNext(event.target.value)}
          />
          <Outcome replacing={replacing} act={t.act(chosen.length)} isReady={chosen.length > 0} />
        </div>
      </form>
    </main>
  )
}
