// Inserts a placeholder such as {firm.phone} at the cursor, so that the text always has the current value.

import { classes } from '../../src/styles/classes.ts'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useWords } from '../ui/session.tsx'
import { useEditing } from './context.ts'
import { editorWords } from './words.ts'

type Props = { label: string; placeholders: string[]; onChoose: (placeholder: string) => void }

export function PlaceholderChoice({ label, placeholders, onChoose }: Props) {
  const words = useWords(editorWords)
  const { options } = useEditing()
  const all = [...placeholders.map(value => ({ value, label: value })), ...(options.placeholder ?? [])]
  return (
    <select
      className={classes(fields.control, fields.small, fields.onDemand, fields.insert)}
      aria-label={words.putInto(label)}
      value=""
      onChange={event => onChoose(event.target.value)}
    >
      <option value="">{words.putIn}</option>
      <OptionList of={all.map(({ value, label: name }) => ({ value, label: name }))} />
    </select>
  )
}
