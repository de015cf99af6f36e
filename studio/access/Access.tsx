// People with access, their roles, and the journal.
import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { roles } from '../http/rights.ts'
import { post } from '../ui/api.ts'
import { TextButton } from '../ui/Button.tsx'
import { initials, moment } from '../ui/day-and-time.ts'
import { LoadingPage } from '../ui/Loading.tsx'
import lists from '../ui/lists.module.css'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './access.module.css'
import { PersonForm } from './PersonForm.tsx'
import type { AccessData, JournalData } from './routes.server.ts'
import { accessWords } from './words.ts'

type Listed = AccessData['people'][number]

export function Access() {
  const t = useWords(accessWords)
  const { data, error, reload } = useData<AccessData>('access/people')
  const journal = useData<JournalData>('access/journal')
  const [opened, setOpened] = useState<Listed | 'new'>()
  const { problem, attempt } = useAction()
  if (!data) return <LoadingPage error={error} />
  const act = async (path: string, body: unknown) => {
    const isDone = await attempt(() => post(path, body))
    if (isDone) setOpened(undefined)
    await Promise.all([reload(), journal.reload()])
  }
  return (
    <PageWithAside
      title={t.title}
      lead={t.lead}
      label={t.people}
      aside={
        opened ? (
          <PersonForm
            key={opened === 'new' ? '' : opened.id}
            person={opened === 'new' ? undefined : opened}
            problem={problem}
            onSave={person => act('access/person', person)}
            onEnd={data.isByMail ? ({ id, name }) => act('access/end-sessions', { id, name }) : undefined}
            onRemove={({ id, name }) => act('access/remove', { id, name })}
            onCancel={() => setOpened(undefined)}
          />
        ) : (
          <TextButton icon="plus" onClick={() => setOpened('new')}>
            {t.add}
          </TextButton>
        )
      }
    >
      {data.isAlone && <p className={texts.secondary}>{t.alone}</p>}
      {data.people.length === 0 && !data.isAlone && <p className={texts.secondary}>{t.nobody}</p>}
      <ul className={classes(lists.rows, styles.people)}>
        {data.people.map(person => (
          <li key={person.id}>
            <span className={lists.initials} aria-hidden="true">
              {initials(person.name)}
            </span>
            <span>
              <b className={lists.path}>{person.name}</b>
              <br />
              <span className={texts.note}>{person.login}</span>
            </span>
            <span>{roleNames(person, t)}</span>
            <TextButton about={`(${person.name})`} onClick={() => setOpened(person)}>
              {t.change}
            </TextButton>
          </li>
        ))}
      </ul>
      <Journal entries={journal.data} />
    </PageWithAside>
  )
}

const roleNames = ({ roles: granted }: Listed, t: (typeof accessWords)['de']) =>
  roles
    .filter(role => granted.includes(role))
    .map(role => t.roles[role])
    .join(', ') || t.without

function Journal({ entries }: { entries: JournalData | undefined }) {
  const t = useWords(accessWords)
  const { language } = useSession()
  return (
    <section aria-labelledby="journal">
      <h2 className={lists.hitHead} id="journal">
        {t.journal}
      </h2>
      {entries?.length === 0 && <p className={texts.secondary}>{t.quiet}</p>}
      <ul className={classes(lists.rows, styles.journal)}>
        {entries?.map(({ id, at, person, what, subject, count }) => (
          <li key={id}>
            <span className={texts.note}>{moment(at, language)}</span>
            <span>{person}</span>
            <span>
              {t.deeds[what] ?? what}
              {t.times(count)}
            </span>
            <span className={texts.note}>{subject}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
