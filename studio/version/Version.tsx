// Shows a newer version of the program: a trial on a copy, its changes, the upgrade, and the way back.
import { useEffect, useId, useState } from 'react'
import type { Upgrade } from '../../upgrade/report.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './version.module.css'
import type { VersionData } from './version.server.ts'
import { versionWords } from './words.ts'

const pollMs = 1000

export function Version() {
  const t = useWords(versionWords)
  const { data, error, reload } = useData<VersionData>('version')
  const { problem, attempt } = useAction()
  const isRunning = data?.isRunning === true
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, pollMs)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  if (!data) return <LoadingPage error={error} />
  const { run, version, back } = data
  const act = async (path: string, body: object = {}) => {
    await attempt(() => post(`version/${path}`, body))
    await reload()
  }
  const hasChanged = run?.outcome === 'done' && run.act !== 'trial'
  return (
    <PageWithAside
      title={run && !run.outcome ? t.running[run.act] : t.title}
      lead={t.lead(version)}
      label={t.source}
      aside={
        !isRunning &&
        !hasChanged && (
          <>
            <Source onTry={source => act('try', { source })} />
            {back && <Back back={back} onBack={() => act('back')} />}
          </>
        )
      }
    >
      {problem && <Message>{problem}</Message>}
      <div role="status">{run ? <Outcome run={run} /> : <p className={texts.secondary}>{t.tryNote}</p>}</div>
      {run?.report && run.act === 'trial' && <Report report={run.report} onTake={() => act('take')} />}
      {run && run.lines.length > 0 && (
        <details className={styles.log} open={run.outcome === 'failed'}>
          <summary>{t.log}</summary>
          <pre lang="en">{run.lines.join('\n')}</pre>
        </details>
      )}
    </PageWithAside>
  )
}

function Outcome({ run: { act, outcome, report } }: { run: NonNullable<VersionData['run']> }) {
  const t = useWords(versionWords)
  if (!outcome) return <p className={texts.secondary}>{t.meanwhile[act]}</p>
  if (outcome === 'failed')
    return (
      <Message quiet plain>
        {t.failed[act]}
      </Message>
    )
  if (act !== 'trial') return <p className={texts.strong}>{t.done[act]}</p>
  return report ? null : <p className={texts.secondary}>{t.same}</p>
}

function Source({ onTry }: { onTry: (source: string) => Promise<void> }) {
  const t = useWords(versionWords)
  const [source, setSource] = useState('')
  const id = useId()
  return (
    <form
      className={styles.source}
      onSubmit={event => {
        event.preventDefault()
        void onTry(source)
      }}
    >
      <label htmlFor={id}>{t.source}</label>
      <input
        id={id}
        className={fields.control}
        value={source}
        required
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={event => setSource(event.target.value)}
      />
      <p className={texts.note} id={`${id}-help`}>
        {t.sourceHelp}
      </p>
      <Button type="submit">{t.try}</Button>
    </form>
  )
}

/** Asks for confirmation, because drafts written since the upgrade are lost. */
function Back({
  back: { since, losses },
  onBack,
}: {
  back: NonNullable<VersionData['back']>
  onBack: () => Promise<void>
}) {
  const t = useWords(versionWords)
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.source} aria-labelledby="version-back">
      <h2 className={layout.groupHead} id="version-back">
        {t.back}
      </h2>
      <p className={texts.note}>{since ? t.noBack : losses.length > 0 ? t.losses : t.backOpen}</p>
      {(since || losses.length > 0) && <pre lang="en">{since || losses.join('\n')}</pre>}
      {!since && (
        <Button onBlur={() => setAsked(false)} onClick={() => (isAsked ? void onBack() : setAsked(true))}>
          {isAsked ? t.backSure : t.goBack}
        </Button>
      )}
    </section>
  )
}

const maxPages = 12

function Report({ report, onTake }: { report: Upgrade; onTake: () => Promise<void> }) {
  const t = useWords(versionWords)
  const { from, to, changelog, steps, files, pages, looks, tasks } = report
  const comparison: [string, string[]][] = pages
    ? [
        [t.different, pages.different.map(({ page }) => page)],
        [t.otherLook, looks ?? []],
        [t.added, pages.added],
        [t.removed, pages.removed],
      ]
    : []
  return (
    <>
      <h2 className={layout.groupHead}>{t.found(from, to)}</h2>
      <div className={styles.report}>
        <section>
          <h3>{t.changes}</h3>
          {changelog.length === 0 ? (
            <p className={texts.secondary}>{t.noChanges}</p>
          ) : (
            <ul className={lists.rows} lang="en">
              {entriesOf(changelog).map((entry, index) => (
                <li key={index} className={entry.startsWith('- ') ? undefined : texts.strong}>
                  {entry.replace(/^- /, '')}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{t.content}</h3>
          <p>{steps.length === 0 ? t.sameFormat : t.newFormat(files.content)}</p>
          <p className={texts.secondary}>{t.drafts}</p>
          {tasks.length > 0 && (
            <>
              <h3>{t.tasks}</h3>
              <ul className={lists.rows} lang="en">
                {tasks.map(task => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section>
          <h3>{t.pages}</h3>
          <p>{pages ? t.compared(pages.same, pages.different.length) : t.neverBuilt}</p>
          {comparison
            .filter(([, names]) => names.length > 0)
            .map(([label, names]) => (
              <p key={label}>
                {label}: {names.slice(0, maxPages).map(asPath).join(', ')}
                {names.length > maxPages && ', …'}
              </p>
            ))}
          {pages && <p className={texts.note}>{looks ? t.looks : t.noLooks}</p>}
        </section>
      </div>
      <Button primary large onClick={() => void onTake()}>
        {t.take(to)}
      </Button>
    </>
  )
}

const asPath = (file: string) => `/${file.replace(/(?:index)?\.html$/, '')}`

/**
 * Unfolds the lines of the changelog. An entry begins with a hyphen; other lines name the readers of the entries below.
 */
const entriesOf = (lines: string[]): string[] =>
  lines
    .join('\n')
    .split(/\n(?! )/)
    .map(entry => entry.replace(/\s+/g, ' '))
