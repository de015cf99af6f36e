import { useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import type { PictureChange, PlaceChange, Text } from './describe-changes.server.ts'
import styles from './publish.module.css'
import type { ChosenPlace } from './selection.ts'
import { wordDiff } from './word-diff.ts'
import { publishWords } from './words.ts'

/** Asks for confirmation, because a discarded change cannot be restored. */
export function Discard({ of, onDiscard }: { of: string; onDiscard: () => void }) {
  const t = useWords(publishWords)
  const [isAsked, setAsked] = useState(false)
  return (
    <TextButton
      about={`(${of})`}
      onClick={() => (isAsked ? onDiscard() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? t.discardSure : t.discard}
    </TextButton>
  )
}

/** The steps that lead to a place, the name of its file first. */
export function Way({ steps }: { steps: readonly string[] }) {
  return (
    <span className={lists.path}>
      {steps.map((step, index) => (
        <span key={`${index} ${step}`}>
          {index > 0 && <i aria-hidden="true">›</i>}
          {step}
        </span>
      ))}
    </span>
  )
}

type PlaceProps = {
  name: string | undefined
  place: PlaceChange
  onDiscard?: ((place: ChosenPlace) => void) | undefined
}

/** One change, with old and new words. */
export function ChangedPlace({ name, place: { what, path, way, texts, pictures }, onDiscard }: PlaceProps) {
  const t = useWords(publishWords)
  const { language } = useSession()
  const [only] = texts
  const isOne = what === 'changed' && texts.length === 1 && only?.language
  return (
    <>
      <p className={styles.changeHead}>
        <Way steps={name === undefined ? way : [name, ...way]} /> {t.what[what]}
        {isOne && only?.language ? t.only(languageName(only.language, language)) : ''}.{' '}
        {onDiscard && <Discard of={way.join(' › ')} onDiscard={() => onDiscard({ what, path })} />}
      </p>
      {what !== 'moved' && texts.length > 0 && (
        <div className={styles.texts}>
          {texts.map(text => (
            <Words key={text.language ?? ''} text={text} />
          ))}
        </div>
      )}
      <ChangedPictures pictures={pictures} />
    </>
  )
}

/** The picture that is public, and the one that takes its place. */
export function ChangedPictures({ pictures }: { pictures: PictureChange | undefined }) {
  const t = useWords(publishWords)
  if (!pictures) return null
  const { before, after } = pictures
  return (
    <div className={styles.pictures}>
      {[
        { picture: before, says: t.pictureBefore },
        { picture: after, says: t.pictureAfter },
      ].map(
        ({ picture, says }) =>
          picture && (
            <figure key={says}>
              <img src={thumbnailOf(picture.name, 320, picture.at)} alt="" loading="lazy" />
              <figcaption className={texts.note}>
                {says}: {picture.name}
              </figcaption>
            </figure>
          ),
      )}
    </div>
  )
}

function Words({ text: { language, before, after } }: { text: Text }) {
  const pieces = wordDiff(before, after)
  return (
    <p lang={language}>
      <span className={classes(styles.language, texts.note)}>{language?.toUpperCase()}</span>
      <span>
        {pieces.map(({ text, is }, index) => {
          const key = `${index} ${is}`
          if (is === 'same') return <span key={key}>{text}</span>
          if (is === 'new') return <ins key={key}>{text}</ins>
          return (
            <del key={key} className={pieces.length === 2 && text.length > 40 ? styles.line : undefined}>
              {text}
            </del>
          )
        })}
      </span>
    </p>
  )
}
