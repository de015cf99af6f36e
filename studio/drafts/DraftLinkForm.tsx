import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './drafts.module.css'
import type { LinksData } from './routes.server.ts'
import { draftWords } from './words.ts'

export const weekMs = 7 * 86_400_000

/** The end of a day, in the person's own time. */
export const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()
export const dayIn = (ms: number) => new Date(Date.now() + ms).toLocaleDateString('sv-SE')

type NewLink = { guest: string; files: string[] | null; isFixed: boolean; mayRemark: boolean; until: string }

/** The form for a link to drafts: its guest, the pages, their state and the last day. */
export function DraftLinkForm({
  data,
  first,
  onMake,
}: {
  data: LinksData
  first: string
  onMake: (link: NewLink) => Promise<void>
}) {
  const t = useWords(draftWords)
  const id = useId()
  const [guest, setGuest] = useState('')
  const [files, setFiles] = useState<string[] | null>(
    data.pages.some(({ file }) => file === first) ? [first] : null,
  )
  const [isFixed, setFixed] = useState(false)
  const [mayRemark, setMayRemark] = useState(true)
  const [day, setDay] = useState(dayIn(weekMs))
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void onMake({ guest, files, isFixed, mayRemark, until: endOf(day) })
      }}
    >
      <p>
        <label htmlFor={`${id}-guest`}>{t.guest}</label>
        <input
          className={fields.control}
          id={`${id}-guest`}
          value={guest}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          onChange={event => setGuest(event.target.value)}
        />
        <span className={texts.note} id={`${id}-hint`}>
          {t.guestHint}
        </span>
      </p>
      <fieldset>
        <legend>{t.what}</legend>
        <Radio name={`${id}-what`} isChecked={files === null} onCheck={() => setFiles(null)}>
          {t.all}
        </Radio>
        <Radio
          name={`${id}-what`}
          isChecked={files !== null}
          onCheck={() => setFiles([data.pages[0]?.file ?? first])}
        >
          {t.some}
        </Radio>
        {files !== null && (
          <select
            className={fields.control}
            multiple
            size={6}
            aria-label={t.some}
            value={files}
            onChange={event => setFiles([...event.target.selectedOptions].map(({ value }) => value))}
          >
            <OptionList of={data.pages.map(({ file, name }) => ({ value: file, label: name }))} />
          </select>
        )}
        <span className={texts.note}>{files !== null && t.othersPublic}</span>
      </fieldset>
      <fieldset>
        <legend>{t.which}</legend>
        <Radio name={`${id}-which`} isChecked={!isFixed} onCheck={() => setFixed(false)}>
          {t.newest}
        </Radio>
        <Radio name={`${id}-which`} isChecked={isFixed} onCheck={() => setFixed(true)}>
          {t.fixed}
        </Radio>
      </fieldset>
      <p>
        <label htmlFor={`${id}-day`}>{t.until}</label>
        <input
          className={fields.control}
          id={`${id}-day`}
          type="date"
          required
          min={dayIn(0)}
          max={dayIn(data.longestDays * 86_400_000)}
          value={day}
          onChange={event => setDay(event.target.value)}
        />
        <span className={texts.note}>{t.untilHint(data.longestDays)}</span>
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={mayRemark} onChange={event => setMayRemark(event.target.checked)} />
        <span>{t.mayRemark}</span>
      </label>
      <p>
        <Button primary type="submit">
          {t.make}
        </Button>
      </p>
    </form>
  )
}

type RadioProps = { name: string; isChecked: boolean; onCheck: () => void; children: string }

const Radio = ({ name, isChecked, onCheck, children }: RadioProps) => (
  <label className={styles.check}>
    <input type="radio" name={name} checked={isChecked} onChange={onCheck} />
    <span>{children}</span>
  </label>
)
