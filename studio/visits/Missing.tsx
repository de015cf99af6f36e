// Addresses that visitors opened and that do not exist, each with the page that it may lead to.

import { useState } from 'react'
import { fewestViews } from '../../service/visits/visit-limits.ts'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { OptionList } from '../ui/OptionList.tsx'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import type { Missing as Data } from './missing.server.ts'
import styles from './visits.module.css'
import { visitWords } from './words.ts'

export function Missing() {
  const t = useWords(visitWords).missing
  const { words } = useSession()
  const { data, error, reload } = useData<Data>('visits/missing')
  const [done, setDone] = useState('')
  return (
    <main className={layout.page} id="main">
      <p className={layout.crumb}>
        <Link to="">{words.nav.start}</Link>
      </p>
      <div className={layout.pageHead}>
        <h1>{t.title}</h1>
        {data && data.pages.length > 0 && <p className={texts.secondary}>{t.lead}</p>}
      </div>
      <p role="status">{done && t.done(done)}</p>
      {!data && <Loading error={error} />}
      {data?.pages.length === 0 && <p>{t.none}</p>}
      <ul className={classes(lists.rows, layout.below)}>
        {data?.pages.map(page => (
          <Row
            key={page.name}
            page={page}
            targets={data.targets}
            onDone={async () => {
              setDone(page.name)
              await reload()
            }}
          />
        ))}
      </ul>
    </main>
  )
}

type RowProps = { page: Data['pages'][number]; targets: Data['targets']; onDone: () => Promise<void> }

function Row({ page: { name, count }, targets, onDone }: RowProps) {
  const t = useWords(visitWords)
  const { language } = useSession()
  const [to, setTo] = useState('')
  const { problem, attempt } = useAction()
  const redirect = () => attempt(() => post('visits/redirect', { from: name, to }).then(onDone))
  return (
    <li className={styles.missing}>
      <span className={lists.path}>{name}</span>
      <span className={texts.note}>
        {t.missing.count(count === null ? t.fewer(fewestViews) : count.toLocaleString(language))}
      </span>
      <select
        className={fields.control}
        aria-label={t.missing.to(name)}
        value={to}
        onChange={event => setTo(event.target.value)}
      >
        <option value="">{t.missing.choose}</option>
        <OptionList of={targets.map(({ file, label }) => ({ value: file, label }))} />
      </select>
      <Button small disabled={to === ''} onClick={() => void redirect()}>
        {t.missing.redirect}
      </Button>
      {problem && <Message>{problem}</Message>}
    </li>
  )
}
