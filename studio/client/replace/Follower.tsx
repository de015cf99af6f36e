// Who takes the place: somebody new, somebody who is there already, or nobody.
import { useSession } from '../session.tsx'
import type { Found } from './Colleague.tsx'

export type Choice =
  | { is: 'new' }
  /** In the team, and without a card so far. */
  | { is: 'team'; name: string }
  | { is: 'card'; key: string }
  | { is: 'nobody' }

type Props = { choice: Choice; found: Found; onChoose: (choice: Choice) => void }

export function Follower({ choice, found: { cards, team }, onChoose }: Props) {
  const words = useSession().words.replace
  const isThere = choice.is === 'team' || choice.is === 'card'
  const fromOption = (value: string): Choice => {
    const [is, name = ''] = value.split('/')
    return is === 'card' ? { is: 'card', key: name } : { is: 'team', name }
  }
  const options = [
    ...cards.map(({ key, name }) => ({ value: `card/${key}`, name })),
    ...team.map(name => ({ value: `team/${name}`, name })),
  ]
  const [first] = options
  const value =
    choice.is === 'card' ? `card/${choice.key}` : choice.is === 'team' ? `team/${choice.name}` : ''
  const radio = (label: string, isOn: boolean, next: Choice) => (
    <label className="ckl">
      <input type="radio" name="follower" checked={isOn} onChange={() => onChoose(next)} />
      {label}
    </label>
  )
  return (
    <fieldset className="f" aria-label={words.who}>
      {radio(words.follower.new, choice.is === 'new', { is: 'new' })}
      {first && radio(words.follower.there, isThere, fromOption(first.value))}
      {isThere && (
        <select
          className="fi"
          aria-label={words.follower.there}
          value={value}
          onChange={event => onChoose(fromOption(event.target.value))}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
      {radio(words.follower.nobody, choice.is === 'nobody', { is: 'nobody' })}
      {choice.is === 'card' && <p className="note">{words.cardStays}</p>}
      {choice.is === 'nobody' && <p className="note">{words.cardGoes}</p>}
    </fieldset>
  )
}
