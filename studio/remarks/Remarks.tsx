// Remarks of approvers and guests in the form: a list above it, and each under its field.
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton, TextLink } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { addressOf } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './remarks.module.css'
import type { RemarksData } from './remarks.server.ts'
import { remarkWords } from './words.ts'

type Listed = RemarksData[number] & { letter: string }
type Remarks = { list: Listed[]; reload: () => void }

const Context = createContext<Remarks>({ list: [], reload: () => {} })

/** Letters go on after z as aa, ab, … */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))

export function RemarksProvider({ file, children }: { file: string; children: ReactNode }) {
  const { data, reload } = useData<RemarksData>(`remarks?file=${encodeURIComponent(file)}`)
  const remarks = useMemo(
    () => ({
      list: (data ?? []).map((remark, index) => ({ ...remark, letter: letterOf(index) })),
      reload: () => void reload(),
    }),
    [data, reload],
  )
  return <Context value={remarks}>{children}</Context>
}

/** The field itself, or one of its languages. */
const isAt = (place: Path, path: Path) =>
  path.every((step, at) => place[at] === step) && place.length - path.length <= 1

export const useOpenRemarks = () => useContext(Context).list.filter(({ doneAt }) => doneAt === null)

/** Lists the open remarks of the file. Remarks without a field are shown in full. */
export function RemarkList() {
  const t = useWords(remarkWords)
  const open = useOpenRemarks()
  if (open.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="remarks">
      <h2 className={styles.heading} id="remarks">
        {t.heading(open.length)}
      </h2>
      <ul>
        {open.map(remark => (
          <li key={remark.id}>
            {remark.place.length === 0 ? (
              <RemarkBox remark={remark} />
            ) : (
              <p>
                <Letter letter={remark.letter} /> <b className={texts.strong}>{remark.person}</b>:{' '}
                {remark.text}{' '}
                <TextLink about={t.letter(remark.letter)} to={addressOf(remark.file, remark.place)}>
                  {t.show}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The remarks at a field. Those on the file as a whole are in the list above. */
export function RemarksAt({ path }: { path: Path }) {
  const { list } = useContext(Context)
  const here = list.filter(({ place }) => place.length > 0 && isAt(place, path))
  return here.map(remark => <RemarkBox key={remark.id} remark={remark} />)
}

export function Letter({ letter, isNamed = false }: { letter: string; isNamed?: boolean }) {
  const t = useWords(remarkWords)
  return isNamed ? (
    <span className={styles.letter} role="img" aria-label={t.letter(letter)}>
      {letter}
    </span>
  ) : (
    <span className={styles.letter} aria-hidden="true">
      {letter}
    </span>
  )
}

function RemarkBox({ remark }: { remark: Listed }) {
  const t = useWords(remarkWords)
  const { language, recount } = useSession()
  const { reload } = useContext(Context)
  const [answer, setAnswer] = useState('')
  const { problem, attempt } = useAction()
  const id = useId()
  const { letter, person, at, quote, text, doneAt, answeredBy, answer: answered } = remark
  const settle = async (path: 'done' | 'open', body: object) => {
    if (await attempt(() => post(`remarks/${path}`, { id: remark.id, ...body }))) setAnswer('')
    reload()
    recount()
  }
  return (
    <fieldset className={styles.remark} aria-label={t.letter(letter)}>
      <p>
        <Letter letter={letter} /> <b className={texts.strong}>{person}</b>{' '}
        <span className={texts.note}>{moment(at, language)}</span>
      </p>
      {quote && <p className={styles.quote}>{quote}</p>}
      <p className={styles.text}>{text}</p>
      {answered && <p className={styles.text}>↳ {answered}</p>}
      {doneAt ? (
        <p className={texts.note}>
          {t.isDone(answeredBy ?? '', moment(doneAt, language))}{' '}
          <TextButton onClick={() => void settle('open', {})}>{t.open}</TextButton>
        </p>
      ) : (
        <form
          className={styles.answer}
          onSubmit={event => {
            event.preventDefault()
            void settle('done', { answer })
          }}
        >
          <label className={texts.hidden} htmlFor={id}>
            {t.answer}
          </label>
          <input
            className={fields.control}
            id={id}
            placeholder={t.answer}
            value={answer}
            maxLength={2000}
            onChange={event => setAnswer(event.target.value)}
          />
          <Button small type="submit">
            {answer.trim() === '' ? t.done : t.answerAndDone}
          </Button>
        </form>
      )}
      {problem && <Message>{problem}</Message>}
    </fieldset>
  )
}
