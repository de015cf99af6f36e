// Lists the published editions, newest first, and asks for confirmation before it reverts one.

import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { Link, navigate } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import { EditionTable } from './EditionTable.tsx'
import styles from './publish.module.css'
import type { EditionSummary } from './routes.server.ts'
import { publishWords } from './words.ts'

export function Editions({ rest }: { rest: string }) {
  const t = useWords(publishWords)
  const { data, error } = useData<EditionSummary[]>('publish/editions')
  const chosen = data?.find(({ number }) => String(number) === rest)
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span7}>{chosen ? t.back(chosen.number) : t.editions}</h1>
        <p className={classes(texts.secondary, layout.span5)}>{chosen ? '' : t.editionsLead}</p>
      </div>
      {!data && <Loading error={error} />}
      {chosen && <TakeBack edition={chosen} />}
      {data && !chosen && <EditionTable editions={data} />}
    </main>
  )
}

function TakeBack({ edition: { number, pages } }: { edition: EditionSummary }) {
  const t = useWords(publishWords)
  const { problem, attempt } = useAction()
  const start = () => attempt(() => post('publish/back', { number }).then(() => navigate('publish')))
  return (
    <section aria-labelledby="happens">
      <div className={layout.sectionHead}>
        <h2 id="happens">{t.happens}</h2>
      </div>
      <ul className={classes(lists.rows, styles.consequences)}>
        {t.happensList(number, pages.join(', ')).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {problem && <Message>{problem}</Message>}
      <p className={classes(styles.spaced, styles.pairOfActions)}>
        <Button primary onClick={() => void start()}>
          {t.back(number)}
        </Button>
        <Link className={buttons.button} to="publish">
          {t.notYet}
        </Link>
      </p>
    </section>
  )
}
