import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { postForFile } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './bids.module.css'
import type { PressProjects } from './press.server.ts'
import { bidWords } from './words.ts'

/** Hands over the press kit of a project that visitors see. */
export function PressKit() {
  const t = useWords(bidWords)
  const { data } = useData<PressProjects>('press/projects')
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  if (!data || data.projects.length === 0) return undefined
  const make = async (project: string) => {
    setBusy(true)
    await attempt(async () => download(await postForFile('press/kit', { project }), `${project}.zip`))
    setBusy(false)
  }
  return (
    <section className={styles.part} aria-labelledby="press-kit">
      <div className={layout.sectionHead}>
        <h2 id="press-kit">{t.press}</h2>
      </div>
      <p className={classes(texts.note, layout.below)}>{t.pressLead}</p>
      {problem && <Message>{problem}</Message>}
      <form
        className={styles.make}
        onSubmit={event => {
          event.preventDefault()
          void make(String(new FormData(event.currentTarget).get('project')))
        }}
      >
        <label className={fields.field}>
          <span className={fields.label}>{t.pressProject}</span>
          <select className={fields.control} name="project">
            {data.projects.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.making : t.pressGet}
        </Button>
      </form>
    </section>
  )
}
