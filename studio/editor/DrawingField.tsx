// A drawing of the theme: the logo, or the icon for browsers.

import { useRef } from 'react'
import { upload } from '../ui/api.ts'
import { TextButton } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import { useAction } from '../ui/use-data.ts'
import { textAt } from './Conflict.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { editorWords } from './words.ts'

export function DrawingField({ field: _, ...place }: FieldProps<'word'>) {
  const { path, label } = place
  const t = useWords(editorWords)
  const { now, change } = useEditing()
  const input = useRef<HTMLInputElement>(null)
  const { problem, attempt } = useAction()
  const use = path.at(-1) === 'icon' ? 'icon' : 'logo'
  const take = (file: File | undefined) =>
    file &&
    attempt(async () => {
      const { name } = await upload<{ name: string }>(`theme/drawing?use=${use}`, file)
      change({ op: 'set', path, value: name })
    })
  return (
    <Frame {...place} hint={t.drawing} group>
      {({ about }) => (
        <>
          <p>{textAt(now.value, path)}</p>
          <TextButton about={label} aria-describedby={about} onClick={() => input.current?.click()}>
            {t.otherDrawing}
          </TextButton>
          <input
            ref={input}
            type="file"
            accept=".svg,image/svg+xml"
            hidden
            onChange={event => void take(event.target.files?.[0])}
          />
          {problem && <Message>{problem}</Message>}
        </>
      )}
    </Frame>
  )
}
