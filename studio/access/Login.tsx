// The sign-in screen: a field for the address that receives a link, or the button behind that link.
import { useState } from 'react'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { classes } from '../../src/styles/classes.ts'
import { post, type Rejection } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import texts from '../ui/text.module.css'
import styles from './access.module.css'
import { loginWords } from './login-words.ts'

export function Login({ language }: { language: ProgramLanguage }) {
  const t = loginWords[language]
  const [token] = useState(() => location.hash.slice(1))
  const [isLink, setLink] = useState(token !== '')
  const [sentTo, setSentTo] = useState('')
  const [problem, setProblem] = useState('')
  const attempt = async (work: () => Promise<void>) => {
    setProblem('')
    await work().catch((error: Rejection) => setProblem(error.message))
  }
  const enter = () =>
    attempt(async () => {
      // Removes the secret from the address before anything else happens.
      history.replaceState(null, '', location.pathname)
      setLink(false)
      await post('login/enter', { token })
      location.assign('/studio/')
    })
  const ask = (email: string) =>
    attempt(async () => {
      await post('login/ask', { email })
      setSentTo(email)
    })
  return (
    <main className={classes(layout.page, styles.login)} id="main">
      <h1>{t.title}</h1>
      {problem && <Message>{problem}</Message>}
      {isLink ? (
        <Button primary large onClick={() => void enter()}>
          {t.enter}
        </Button>
      ) : sentTo ? (
        <p role="status">{t.sent(sentTo)}</p>
      ) : (
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            void ask(String(new FormData(event.currentTarget).get('email')))
          }}
        >
          <p>
            <label htmlFor="email">{t.email}</label>
            <input
              className={fields.control}
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={200}
            />
          </p>
          <Button primary large type="submit">
            {t.ask}
          </Button>
          <p className={texts.note}>{t.how}</p>
        </form>
      )}
    </main>
  )
}
