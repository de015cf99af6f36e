import { useState } from 'react'
import { postForFile } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './bids.module.css'
import { Choice } from './Choice.tsx'
import { Part } from './Part.tsx'
import type { PressProjects } from './press.server.ts'
import { bidWords } from './words.ts'

/** Downloads the press kit of a project that is on the public site. */
export function PressKit() {
  const t = useWords(bidWords)
  const { data } = useData<PressProjects>('press/projects')
  const [chosen, setProject] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  if (!data || data.projects.length === 0) return undefined
  const project = chosen ?? data.projects[0]?.id ?? ''
  const make = async () => {
    setBusy(true)
    await attempt(async () => download(await postForFile('press/kit', { project }), `${project}.zip`))
    setBusy(false)
  }
  return (
    <Part id="press-kit" title={t.press} lead={t.pressLead}>
      {problem && <Message>{problem}</Message>}
      <form
        className={styles.make}
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <Choice
          label={t.pressProject}
          value={project}
          options={data.projects.map(({ id, title }) => [id, title] as const)}
          onChange={setProject}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.pressMaking : t.pressGet}
        </Button>
      </form>
    </Part>
  )
}
