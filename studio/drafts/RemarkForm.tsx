import { useState } from 'react'
import { Button, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import texts from '../ui/text.module.css'
import styles from './guest.module.css'
import type { guestWords } from './words.ts'

type Props = {
  quote: string
  words: (typeof guestWords)['de']
  /** Says whether the form has a text that is not saved. */
  onWriting: (isWriting: boolean) => void
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

/** Keeps the typed text when it could not be sent. */
export function RemarkForm({ quote, words, onWriting, onSave, onCancel }: Props) {
  const [text, setText] = useState('')
  const [isUnsent, setUnsent] = useState(false)
  return (
    <form
      className={styles.remark}
      aria-label={words.yours}
      onKeyDown={event => event.key === 'Escape' && onCancel()}
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') void onSave(text).catch(() => setUnsent(true))
      }}
    >
      <blockquote>{quote}</blockquote>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the guest has just chosen the sentence to write about
        autoFocus
        className={fields.control}
        aria-label={words.yours}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={event => {
          setText(event.target.value)
          onWriting(event.target.value.trim() !== '')
        }}
      />
      {isUnsent && (
        <p className={texts.note} role="alert">
          {words.notSent}
        </p>
      )}
      <p className={styles.actions}>
        <Button small primary type="submit">
          {words.save}
        </Button>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
        <span className={texts.note}>{words.only}</span>
      </p>
    </form>
  )
}
