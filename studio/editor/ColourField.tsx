// A colour, picked or typed. Problems that the check finds show while the editor is still choosing.

import { valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import fields from '../ui/fields.module.css'
import { useWords } from '../ui/session.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { editorWords } from './words.ts'

const isWhole = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

export function ColourField({ field: _, ...place }: FieldProps<'word'>) {
  const { path, label } = place
  const t = useWords(editorWords)
  const { draft, now, change, at } = useEditing()
  const text = String(valueAt(now.value, path) ?? '')
  const write = (value: string) => {
    change({ op: 'set', path, value })
    // The check reports a low contrast at one of two colours, so the messages of all colours show now.
    if (isWhole(value)) draft.leave(path.slice(0, -1))
  }
  return (
    <Frame {...place}>
      {({ control, wrong, about }) => (
        <span className={fields.numberWithUnit}>
          <input
            type="color"
            className={fields.swatch}
            aria-label={t.pickColour(label)}
            value={isWhole(text) ? text.toLowerCase() : '#000000'}
            onFocus={() => at(path, undefined)}
            onChange={event => write(event.target.value)}
          />
          <input
            id={control}
            className={classes(fields.control, fields.number)}
            value={text}
            spellCheck={false}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={about}
            onFocus={() => at(path, undefined)}
            onChange={event => write(event.target.value)}
          />
        </span>
      )}
    </Frame>
  )
}
