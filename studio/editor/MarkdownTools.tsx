// Bold, and links to the site's own pages, for people who write no Markdown.

import type { RefObject } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useWords } from '../ui/session.tsx'
import conflictStyles from './conflict.module.css'
import { useEditing } from './context.ts'
import { editorWords } from './words.ts'

type Props = { area: RefObject<HTMLTextAreaElement | null>; write: (text: string) => void }

export function MarkdownTools({ area, write }: Props) {
  const words = useWords(editorWords)
  const { options } = useEditing()
  /** Without a selection, a word in the language of the text stands in. */
  const around = (before: string, after: string, empty: 'boldText' | 'linkText') => {
    const field = area.current
    if (!field) return
    const { selectionStart: from, selectionEnd: to, value } = field
    const inside = value.slice(from, to) || editorWords[field.lang === 'en' ? 'en' : 'de'][empty]
    write(value.slice(0, from) + before + inside + after + value.slice(to))
    field.focus()
    requestAnimationFrame(() =>
      field.setSelectionRange(from + before.length, from + before.length + inside.length),
    )
  }
  return (
    <div className={conflictStyles.markdown}>
      <TextButton onClick={() => around('**', '**', 'boldText')}>{words.bold}</TextButton>
      <select
        className={classes(fields.control, fields.small)}
        aria-label={words.linkTo}
        value=""
        onChange={event => around('[', `](${event.target.value})`, 'linkText')}
      >
        <option value="">{words.linkTo}</option>
        {options.link?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
