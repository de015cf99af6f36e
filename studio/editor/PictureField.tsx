// A picture, chosen from the existing ones or uploaded here.

import { PictureChoice } from '../pictures/PictureChoice.tsx'
import { TextLink } from '../ui/Button.tsx'
import { useWords } from '../ui/session.tsx'
import { textAt } from './Conflict.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { editorWords } from './words.ts'

export function PictureField({ field, ...place }: FieldProps<'word'>) {
  const { path } = place
  const words = useWords(editorWords)
  const { now, change, at, options, reload } = useEditing()
  const name = textAt(now.value, path)
  const alt = options.picture?.find(({ value }) => value === name)?.label
  return (
    <Frame {...place} hint={field.least && words.least(field.least)} group>
      {({ about }) => (
        <PictureChoice
          kind={field.kind === 'portrait' ? 'portrait' : 'picture'}
          name={name}
          // In a list the label says it already.
          alt={alt === place.label ? undefined : alt}
          least={field.least}
          about={about}
          onFocus={() => at(path, undefined)}
          onTake={value => {
            change({ op: 'set', path, value })
            reload()
          }}
        >
          {name && <TextLink to={`pictures?show=${encodeURIComponent(name)}`}>{words.crop}</TextLink>}
        </PictureChoice>
      )}
    </Frame>
  )
}
