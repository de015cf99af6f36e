// The browsers in which a person is signed in, each with a button that signs it out.
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import styles from './access.module.css'
import type { OwnSessions } from './login.server.ts'
import { loginWords } from './login-words.ts'
import { signOut } from './sign-out.ts'

export function Sessions() {
  const t = useWords(loginWords)
  const { language } = useSession()
  const { data, reload } = useData<OwnSessions>('login/sessions')
  return (
    <main className={layout.page} id="main">
      <h1>{t.sessions}</h1>
      <p className={texts.secondary}>{t.lead}</p>
      <ul className={classes(lists.rows, styles.journal)}>
        {data?.map(({ id, createdAt, seenAt, agent, isThis }) => (
          <li key={id}>
            <span>{isThis ? t.isThis : t.seen(moment(seenAt, language))}</span>
            <span className={texts.note}>{t.since(moment(createdAt, language))}</span>
            <span className={texts.note}>{agent}</span>
            {!isThis && (
              <TextButton
                about={`(${agent})`}
                onClick={() => void post('login/end', { id }).then(reload, reload)}
              >
                {t.end}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <p className={layout.below}>
        <Button onClick={() => void signOut()}>{t.leave}</Button>
      </p>
    </main>
  )
}
