// The built page of the draft under a bar, and the remarks that a guest writes at its sentences.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { longDay } from '../ui/day-and-time.ts'
import layout from '../ui/layout.module.css'
import texts from '../ui/text.module.css'
import { GuestPage, type Picked } from './GuestPage.tsx'
import styles from './guest.module.css'
import type { GuestView } from './guests.server.ts'
import { RemarkForm } from './RemarkForm.tsx'
import { guestWords } from './words.ts'

const pollMs = 3000

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/draft/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as T
}

export function Guest({ language }: { language: ProgramLanguage }) {
  const t = guestWords[language]
  const [view, setView] = useState<GuestView>()
  const [failure, setFailure] = useState<'over' | 'unreachable'>()
  const [path, setPath] = useState<string>()
  const [picked, setPicked] = useState<Picked>()
  const [isListed, setListed] = useState(false)
  const [isFinished, setFinished] = useState(false)

  useEffect(() => {
    const token = location.hash.slice(1)
    const first = token ? ask<GuestView>('open', { token }) : ask<GuestView>('view')
    first.then(
      found => {
        // Removes the token only now: a failed load can be tried again.
        history.replaceState(null, '', location.pathname)
        setView(found)
        setPath(found.path)
      },
      error => setFailure(error instanceof Error && error.message === '403' ? 'over' : 'unreachable'),
    )
  }, [])
  const isWaiting = view?.isBuilding === true
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void ask<GuestView>('view').then(setView, () => {}), pollMs)
    return () => clearInterval(timer)
  }, [isWaiting])
  useEffect(() => {
    document.title = t.draft
  }, [t])
  const isWriting = useRef(false)
  const pick = useCallback((found: Picked) => isWriting.current || setPicked(found), [])
  useEffect(() => {
    // The page does not have the Studio's styles.
    const style = picked?.element.style
    if (style) style.outline = '2px solid'
    return () => {
      if (style) style.outline = ''
    }
  }, [picked])

  if (failure)
    return (
      <main className={layout.page}>
        <h1>{failure === 'over' ? t.overTitle : t.unreachableTitle}</h1>
        <p className={texts.secondary}>{failure === 'over' ? t.over : t.unreachable}</p>
      </main>
    )
  if (!view || path === undefined) return null
  const close = () => {
    picked?.element.focus()
    isWriting.current = false
    setPicked(undefined)
  }
  const remark = async (text: string) => {
    if (!picked) return
    // The guest may have gone on to another page since.
    const { quote, locale, path } = picked
    setView(await ask<GuestView>('remark', { path, locale, quote, text }))
    close()
  }
  return (
    <div className={styles.guest}>
      <header className={styles.bar}>
        <p>
          <b>{t.draft}</b>, {t.until(longDay(view.until, language))}{' '}
          <span className={styles.wide}>· {t.for(view.guest)}</span>
        </p>
        <button type="button" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {t.remarks(view.remarks.length)}
        </button>
        {view.mayRemark && (
          <button
            type="button"
            onClick={() =>
              void ask('done', {}).then(
                () => setFinished(true),
                () => {},
              )
            }
          >
            {t.finish}
          </button>
        )}
      </header>
      <main className={styles.main}>
        <h1 className={texts.hidden}>{t.draft}</h1>
        <p className={styles.state} role="status">
          {isFinished
            ? t.finished
            : view.isBroken && !view.isReady
              ? t.broken
              : !view.isReady
                ? t.building
                : isWaiting
                  ? t.renewing
                  : `${t.off} ${view.mayRemark ? t.hint : ''}`}
        </p>
        {isListed && <List view={view} language={language} onOpen={setPath} />}
        {view.isReady && (
          <GuestPage
            key={String(isWaiting)}
            path={path}
            title={t.page}
            mayRemark={view.mayRemark}
            pictureWord={t.picture}
            onPath={setPath}
            onPick={pick}
          />
        )}
        {picked && (
          <RemarkForm
            key={picked.quote}
            quote={picked.quote}
            words={t}
            onWriting={is => {
              isWriting.current = is
            }}
            onSave={remark}
            onCancel={close}
          />
        )}
      </main>
    </div>
  )
}

type ListProps = { view: GuestView; language: ProgramLanguage; onOpen: (path: string) => void }

function List({ view, language, onOpen }: ListProps) {
  const t = guestWords[language]
  return (
    <ul className={styles.list}>
      {view.remarks.length === 0 && <li>{t.none}</li>}
      {view.remarks.map(({ id, path, quote, text, answer, isDone }) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(path)}>
            {quote.slice(0, 80)}
          </button>
          <p>{text}</p>
          {answer && <p>↳ {answer}</p>}
          {isDone && <p className={texts.note}>{t.done}</p>}
        </li>
      ))}
    </ul>
  )
}
