// Finds a picture among the existing ones, newest first, or uploads a new one. Portraits are listed separately.

import { useId, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import fields from '../ui/fields.module.css'
import { Loading } from '../ui/Loading.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import thumbnails from '../ui/thumbnails.module.css'
import { useData } from '../ui/use-data.ts'
import type { Picture, PictureKind } from './library.server.ts'
import styles from './pictures.module.css'
import type { Library } from './routes.server.ts'
import { Upload } from './Upload.tsx'
import { picturesWords } from './words.ts'

type Props = {
  kind: PictureKind
  name: string
  /** The minimum width in pixels that the place needs. */
  least: number | undefined
  /** A file that the editor dropped on the field. */
  dropped: File | undefined
  onTake: (name: string) => void
}

export function Picker({ kind, name: chosen, least, dropped, onTake }: Props) {
  const t = useWords(picturesWords)
  const { language } = useSession()
  const { data, error } = useData<Library>('pictures')
  const [terms, setTerms] = useState('')
  const id = useId()
  const pictures = data?.pictures.filter(picture => isOf(kind, picture) && matches(picture, terms))
  return (
    <div className={styles.picker}>
      <div className={styles.pickerSearch}>
        <label className={texts.hidden} htmlFor={id}>
          {t.search}
        </label>
        <input
          id={id}
          className={fields.control}
          type="search"
          placeholder={t.search}
          value={terms}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          onChange={event => setTerms(event.target.value)}
        />
        <p className={texts.note} role="status">
          {pictures && t.found(pictures.length)}
        </p>
      </div>
      {!pictures && <Loading error={error} />}
      <ul className={classes(thumbnails.pictures, styles.choices)}>
        {/* The file ends with the newest entries. */}
        {pictures?.toReversed().map(({ name, alt }) => (
          <li key={name}>
            <button
              type="button"
              className={classes(thumbnails.picture, name === chosen && thumbnails.chosen)}
              aria-pressed={name === chosen}
              onClick={() => onTake(name)}
            >
              <img src={thumbnailOf(name, 160)} alt="" loading="lazy" />
              <span className={thumbnails.pictureName}>{alt?.[language] ?? name}</span>
            </button>
          </li>
        ))}
      </ul>
      <details className={styles.pickerUpload} open={dropped !== undefined}>
        <summary>{t.add}</summary>
        <Upload kind={kind} least={least} dropped={dropped} onAdded={onTake} />
      </details>
    </div>
  )
}

const isOf = (kind: PictureKind, { file }: Picture) =>
  (kind === 'portrait') === file.endsWith('portraits.yaml')

/** Matches pictures with all words in the name, the descriptions or the credit. */
function matches({ name, alt, credit }: Picture, terms: string): boolean {
  const text = [name, ...Object.values(alt ?? {}), credit].join(' ').toLowerCase()
  return terms
    .toLowerCase()
    .split(/\s+/)
    .every(term => text.includes(term))
}
