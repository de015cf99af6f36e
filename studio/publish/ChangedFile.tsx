import { classes } from '../../src/styles/classes.ts'
import { TextLink } from '../ui/Button.tsx'
import { clock, day } from '../ui/day-and-time.ts'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { FileChanges } from './describe-changes.server.ts'
import { ChangedPictures, ChangedPlace, Discard } from './PlaceChange.tsx'
import styles from './publish.module.css'
import { type ChosenPlace, changeKey, choicesOf } from './selection.ts'
import { publishWords } from './words.ts'

type Props = {
  changes: FileChanges
  /** The keys of the changes that stay in the draft; `stopped` has those that problems keep there. */
  excluded: ReadonlySet<string>
  stopped: ReadonlySet<string>
  /** The names of the changes that cannot be published without this one. */
  dependentsOf: (key: string) => string[]
  /** True for a legal text by this person, which another person must approve. */
  needsSecond?: boolean
  onChoose: (keys: string[], isChosen: boolean) => void
  onDiscard: (place?: ChosenPlace) => void
}

/** Further places are only counted. */
const maxListed = 12

export function ChangedFile(props: Props) {
  const { changes, excluded, stopped, dependentsOf, needsSecond = false, onChoose, onDiscard } = props
  const { language } = useSession()
  const t = useWords(publishWords)
  const { file, name, what, at, count, places, problems, authors, isLegal } = changes
  const keys = choicesOf(changes).map(({ key }) => key)
  const free = keys.filter(key => !stopped.has(key))
  const open = free.filter(key => !excluded.has(key))
  const isSingle = places.length === 1
  const [List, Item] = isSingle ? (['div', 'div'] as const) : (['ul', 'li'] as const)
  return (
    <li className={classes(styles.change, free.length === 0 && styles.stopped)}>
      <Choice
        name={name}
        isChosen={open.length > 0}
        isPartial={open.length > 0 && open.length < keys.length}
        isStopped={free.length === 0}
        onChoose={isChosen => onChoose(free, isChosen)}
      />
      <div>
        {!isSingle && (
          <p className={styles.changeHead}>
            <span className={lists.path}>{name}</span> {t.what[what]}
            {count > 1 && t.places(count)}.
          </p>
        )}
        <ChangedPictures pictures={changes.pictures} />
        <List className={styles.places}>
          {places.slice(0, maxListed).map(place => {
            const key = changeKey(file, place)
            const isAlone = !isSingle && place.what !== 'moved'
            return (
              <Item key={key}>
                {isAlone && (
                  <Choice
                    name={[name, ...place.way].join(' › ')}
                    isChosen={!excluded.has(key)}
                    isStopped={stopped.has(key)}
                    onChoose={isChosen => onChoose([key], isChosen)}
                  />
                )}
                <div>
                  <ChangedPlace
                    name={isSingle ? name : undefined}
                    place={place}
                    onDiscard={isAlone ? onDiscard : undefined}
                  />
                  <Problems problems={place.problems} />
                  {isAlone && <Dependents names={excluded.has(key) ? dependentsOf(key) : []} />}
                </div>
              </Item>
            )
          })}
        </List>
        {keys.length === 1 && <Dependents names={open.length === 0 ? dependentsOf(file) : []} />}
        {count > maxListed && <p className={texts.note}>{t.more(count - maxListed)}</p>}
        <Problems problems={problems} />
        {isLegal && <span className={classes(lists.tag, lists.quiet)}>{t.legal}</span>}
        {needsSecond && (
          <Message quiet plain>
            {t.needsSecond} <TextLink to="ask">{t.ask}</TextLink>
          </Message>
        )}
      </div>
      <div className={styles.changeActions}>
        {at && (
          <p className={texts.note}>
            {authors.map(author => `${author}, `)}
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

type ChoiceProps = {
  name: string
  isChosen: boolean
  isPartial?: boolean
  isStopped: boolean
  onChoose: (isChosen: boolean) => void
}

function Choice({ name, isChosen, isPartial = false, isStopped, onChoose }: ChoiceProps) {
  const t = useWords(publishWords)
  return (
    <label className={lists.checkbox}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isStopped}
        ref={box => {
          if (box) box.indeterminate = isPartial
        }}
        onChange={event => onChoose(event.target.checked)}
      />
      <span className={texts.hidden}>{t.choose(name)}</span>
    </label>
  )
}

/** Says which other changes stay in the draft because this one does. */
function Dependents({ names }: { names: string[] }) {
  const t = useWords(publishWords)
  return (
    <p role="status" className={texts.note}>
      {names.length > 0 && t.alsoStays(names.join(', '))}
    </p>
  )
}

function Problems({ problems }: { problems: string[] }) {
  const t = useWords(publishWords)
  return problems.map(problem => (
    <Message quiet plain key={problem}>
      {t.staysBecause} {problem}
    </Message>
  ))
}
