// A family from the site's or the program's typefaces. Choosing one of the program's copies its files to the site.

import { valueAt } from '../../src/content/changes.ts'
import { post } from '../ui/api.ts'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import { useAction } from '../ui/use-data.ts'
import { textAt } from './Conflict.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { editorWords } from './words.ts'

export function TypefaceField({ field: _, ...place }: FieldProps<'word'>) {
  const { path } = place
  const t = useWords(editorWords)
  const { now, change, at, options, renew } = useEditing()
  const { problem, attempt } = useAction()
  const faces = (valueAt(now.value, ['type', 'faces']) ?? []) as { family: string }[]
  const own = [...new Set(faces.map(({ family }) => family))]
  const others = (options.typeface ?? []).map(({ value }) => value).filter(value => !own.includes(value))
  const take = (family: string) =>
    own.includes(family)
      ? change({ op: 'set', path, value: family })
      : void attempt(async () => {
          await post('theme/typeface', { use: path.at(-1), family })
          await renew()
        })
  const listed = (families: string[]) =>
    families.map(family => (
      <option key={family} value={family}>
        {family}
      </option>
    ))
  return (
    <Frame {...place}>
      {({ control, wrong, about }) => (
        <>
          <select
            id={control}
            className={fields.control}
            value={textAt(now.value, path)}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={about}
            onFocus={() => at(path, undefined)}
            onChange={event => take(event.target.value)}
          >
            <optgroup label={t.ownTypefaces}>{listed(own)}</optgroup>
            <optgroup label={t.programTypefaces}>{listed(others)}</optgroup>
          </select>
          {problem && <Message>{problem}</Message>}
        </>
      )}
    </Frame>
  )
}
