import { type ChangeEvent, type SubmitEvent, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './bids.module.css'
import { tenderWords } from './tender-words.ts'

type Props = {
  isBusy: boolean
  problem: string
  /** False once the desk has a tender: then the form is folded. */
  isOpen: boolean
  /** Receives a pasted text or an opened file. */
  onRead: (content: Blob) => void
}

/** Takes in a notice, as pasted text or as a file. */
export function TenderInput({ isBusy, problem, isOpen, onRead }: Props) {
  const t = useWords(tenderWords)
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const read = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRead(new Blob([text.current?.value ?? ''], { type: 'text/plain' }))
  }
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onRead(file)
    // Clears the field, because choosing the same file again would fire no event.
    event.target.value = ''
  }
  const form = (
    <form onSubmit={read}>
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor={`${id}text`}>{t.text}</label>
        </div>
        <textarea
          ref={text}
          id={`${id}text`}
          className={fields.control}
          rows={10}
          required
          maxLength={1_000_000}
        />
      </div>
      <div className={styles.inputRow}>
        <div className={fields.field}>
          <div className={fields.label}>
            <label htmlFor={`${id}file`}>{t.openFile}</label>
          </div>
          <input
            id={`${id}file`}
            className={fields.control}
            type="file"
            accept=".pdf,.txt,.html,.htm,.docx,.xml"
            onChange={open}
            aria-describedby={`${id}kinds`}
          />
          <p className={texts.note} id={`${id}kinds`}>
            {t.kinds}
          </p>
        </div>
      </div>
      {problem && <Message>{problem}</Message>}
      <Button type="submit" primary large disabled={isBusy}>
        {isBusy ? t.reading : t.read}
      </Button>
      <p className={texts.note}>{t.stays}</p>
    </form>
  )
  return isOpen ? (
    form
  ) : (
    <details className={styles.again}>
      <summary>{t.readAgain}</summary>
      {form}
    </details>
  )
}
