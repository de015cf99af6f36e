// The chosen picture of a field, with a control to choose another. A file may be dropped on it.

import { type ReactNode, useRef, useState } from 'react'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import type { PictureKind } from './library.server.ts'
import { Picker } from './Picker.tsx'
import { picturesWords } from './words.ts'

type Props = {
  kind: PictureKind
  name: string
  /** The description of the picture, if it has one. */
  alt: string | undefined
  least: number | undefined
  about?: string | undefined
  onFocus?: () => void
  onTake: (name: string) => void
  /** Further actions beside the choice. */
  children?: ReactNode
}

export function PictureChoice({ kind, name, alt, least, about, onFocus, onTake, children }: Props) {
  const t = useWords(picturesWords)
  const [isOpen, setOpen] = useState(false)
  const [dropped, setDropped] = useState<File>()
  const swap = useRef<HTMLButtonElement>(null)
  const take = (next: string) => {
    onTake(next)
    setOpen(false)
    setDropped(undefined)
    swap.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (!file) return
        setDropped(file)
        setOpen(true)
      }}
    >
      <div className={fields.picture}>
        {name ? (
          <img src={thumbnailOf(name, 320)} alt="" width="120" height="80" />
        ) : (
          <span className={fields.noPicture} />
        )}
        <div>
          {(!name || alt) && <p>{name ? alt : t.none}</p>}
          <p className={texts.note}>{name || t.dropHere}</p>
        </div>
        <div className={fields.pictureActions}>
          <TextButton
            ref={swap}
            aria-expanded={isOpen}
            aria-describedby={about}
            onFocus={onFocus}
            onClick={() => setOpen(!isOpen)}
          >
            {name ? t.swap : t.choose}
          </TextButton>
          {children}
        </div>
      </div>
      {isOpen && <Picker kind={kind} name={name} least={least} dropped={dropped} onTake={take} />}
    </div>
  )
}
