import { useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { classes } from '../../src/styles/classes.ts'
import { TextButton, TextLink } from '../ui/Button.tsx'
import { clock, day } from '../ui/dates.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import notices from '../ui/notices.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { FileChanges, PlaceChange, Text } from './describe-changes.server.ts'
import styles from './publish.module.css'
import { wordDiff } from './word-diff.ts'
import { publishWords } from './words.ts'

type Discarded = Pick<PlaceChange, 'what' | 'path'>
type Props = {
  changes: FileChanges
  isChosen: boolean
  onChoose: () => void
  onDiscard: (place?: Discarded) => void
}

/** Places beyond these are told by their number. */
const maxListed = 12

export function ChangedFile({ changes, isChosen, onChoose, onDiscard }: Props) {
  const { language } = useSession()
  const t = useWords(publishWords)
  const { file, name, what, at, places, problems } = changes
  const isStopped = problems.length > 0
  return (
    <li className={classes(styles.change, isStopped && styles.stopped)}>
      <label className={lists.checkbox}>
        <input type="checkbox" checked={isChosen} disabled={isStopped} onChange={onChoose} />
        <span className={texts.hidden}>{t.choose(name)}</span>
      </label>
      <div>
        {places.length !== 1 && (
          <p className={styles.changeHead}>
            <span className={lists.path}>{name}</span> {t.what[what]}.
          </p>
        )}
        {places.slice(0, maxListed).map(place => (
          <ChangedPlace
            key={`${place.what} ${place.path.join(' ')}`}
            name={places.length === 1 ? name : undefined}
            place={place}
            onDiscard={places.length > 1 && place.what !== 'moved' ? onDiscard : undefined}
          />
        ))}
        {places.length > maxListed && <p className={texts.note}>{t.more(places.length - maxListed)}</p>}
        {problems.map(problem => (
          <p className={classes(notices.message, notices.plain)} key={problem}>
            <LineIcon name="stop" />
            <span>
              {t.staysBecause} {problem}
            </span>
          </p>
        ))}
      </div>
      <div className={styles.changeActions}>
        {at && (
          <p className={texts.note}>
            {day(at, language)} {clock(at, language)}
          </p>
        )}
        <Discard of={name} onDiscard={() => onDiscard()} />
        {what !== 'gone' && file.endsWith('.yaml') && (
          <TextLink to={`edit/${file.replace('.yaml', '')}`}>{t.look}</TextLink>
        )}
      </div>
    </li>
  )
}

/** Asked twice: what is discarded is gone. */
function Discard({ of, onDiscard }: { of: string; onDiscard: () => void }) {
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

type PlaceProps = {
  name: string | undefined
  place: PlaceChange
  onDiscard: ((place: Discarded) => void) | undefined
}

function ChangedPlace({ name, place: { what, path, way, texts }, onDiscard }: PlaceProps) {
  const t = useWords(publishWords)
  const { language } = useSession()
  const steps = name === undefined ? way : [name, ...way]
  const [only] = texts
  const isOne = what === 'changed' && texts.length === 1 && only?.language
  return (
    <>
      <p className={styles.changeHead}>
        <span className={lists.path}>
          {steps.map((step, index) => (
            <span key={`${index} ${step}`}>
              {index > 0 && <i aria-hidden="true">›</i>}
              {step}
            </span>
          ))}
        </span>{' '}
        {t.what[what]}
        {isOne && only?.language ? t.only(languageName(only.language, language)) : ''}.{' '}
        {onDiscard && <Discard of={way.join(' › ')} onDiscard={() => onDiscard({ what, path })} />}
      </p>
      {what !== 'moved' && (
        <div className={styles.texts}>
          {texts.map(text => (
            <Words key={text.language ?? ''} text={text} />
          ))}
        </div>
      )}
    </>
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
          const line = pieces.length === 2 && text.length > 40 ? styles.lines : undefined
          return is === 'new' ? (
            <ins key={key} className={line}>
              {text}
            </ins>
          ) : (
            <del key={key} className={line}>
              {text}
            </del>
          )
        })}
      </span>
    </p>
  )
}
