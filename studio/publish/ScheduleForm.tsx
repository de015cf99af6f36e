import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { useWords } from '../ui/session.tsx'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

/** Asks for the time at which to publish an edition, instead of at once. */
export function ScheduleForm({ onWait }: { onWait: (at: string) => void }) {
  const t = useWords(publishWords)
  const [at, setAt] = useState('')
  return (
    <details className={styles.spaced}>
      <summary className={buttons.link}>
        <span>{t.later}</span>
      </summary>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (at) onWait(new Date(at).toISOString())
        }}
      >
        <label className={classes(layout.caption, styles.spaced)} htmlFor="when">
          {t.at}
        </label>
        <input
          className={fields.control}
          id="when"
          type="datetime-local"
          required
          value={at}
          onChange={event => setAt(event.target.value)}
        />
        <p className={styles.spaced}>
          <Button type="submit">{t.wait}</Button>
        </p>
      </form>
    </details>
  )
}
