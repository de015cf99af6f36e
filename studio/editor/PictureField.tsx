// A picture, chosen from those that are there.

import { useRef, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { TextButton, TextLink } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import thumbnails from '../ui/thumbnails.module.css'
import { textAt } from './Conflict.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import itemsStyles from './items.module.css'
import { editorWords } from './words.ts'

export function PictureField({ field, ...place }: FieldProps<'word'>) {
  const { path } = place
  const words = useWords(editorWords)
  const { now, change, at, options } = useEditing()
  const [open, setOpen] = useState(false)
  const swap = useRef<HTMLButtonElement>(null)
  const name = textAt(now.value, path)
  const described = options.picture?.find(({ value }) => value === name)
  const take = (value: string) => {
    change({ op: 'set', path, value })
    setOpen(false)
    swap.current?.focus()
  }
  return (
    <Frame {...place} hint={field.least && words.least(field.least)} group>
      {({ about }) => (
        <>
          <div className={fields.picture}>
            {name ? (
              <img src={thumbnailOf(name, 320)} alt="" width="120" height="80" />
            ) : (
              <span className={fields.noPicture} />
            )}
            <div>
              <p>{described?.label ?? words.noPicture}</p>
              {name && <p className={texts.note}>{name}</p>}
            </div>
            <div className={fields.pictureActions}>
              <TextButton
                ref={swap}
                aria-expanded={open}
                aria-describedby={about}
                onFocus={() => at(path, undefined)}
                onClick={() => setOpen(!open)}
              >
                {words.swap}
              </TextButton>
              {name && <TextLink to={`pictures?show=${encodeURIComponent(name)}`}>{words.crop}</TextLink>}
            </div>
          </div>
          {open && (
            <ul className={classes(thumbnails.pictures, itemsStyles.choices)}>
              {options.picture?.map(({ value, label: alt }) => (
                <li key={value}>
                  <button
                    type="button"
                    className={classes(thumbnails.picture, value === name && thumbnails.chosen)}
                    onClick={() => take(value)}
                  >
                    <img src={thumbnailOf(value, 160)} alt="" loading="lazy" />
                    <span className={thumbnails.pictureName}>{alt}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Frame>
  )
}
