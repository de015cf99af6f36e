// Chooses the successor: a new person, one already here, or none.

import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { LeavingPerson } from './replace-person.server.ts'
import { peopleWords } from './words.ts'

export type Choice =
  | { is: 'new' }
  /** A member of the team without a card so far. */
  | { is: 'team'; name: string }
  | { is: 'card'; key: string }
  | { is: 'nobody' }

type Props = { choice: Choice; found: LeavingPerson; onChoose: (choice: Choice) => void }

export function SuccessorChoice({ choice, found: { cards, team }, onChoose }: Props) {
  const { choose } = useSession().words
  const t = useWords(peopleWords)
  const isCard = choice.is === 'card'
  const isThere = choice.is === 'team' || isCard
  const fromOption = (value: string): Choice => {
    const [is, name = ''] = value.split('/')
    return is === 'team' ? { is: 'team', name } : { is: 'card', key: name }
  }
  const options = [
    ...cards.map(({ key, name }) => ({ value: `card/${key}`, name })),
    ...team.map(name => ({ value: `team/${name}`, name })),
  ]
  const value =
    choice.is === 'team' ? `team/${choice.name}` : isCard && choice.key ? `card/${choice.key}` : ''
  const radio = (label: string, isOn: boolean, next: Choice) => (
    <label className={fields.option}>
      <input type="radio" name="successor" checked={isOn} onChange={() => onChoose(next)} />
      {label}
    </label>
  )
  return (
    <fieldset className={fields.field} aria-label={t.who}>
      {radio(t.successor.new, choice.is === 'new', { is: 'new' })}
      {options.length > 0 && radio(t.successor.there, isThere, fromOption(''))}
      {isThere && (
        <select
          className={fields.control}
          aria-label={t.successor.there}
          required
          value={value}
          onChange={event => onChoose(fromOption(event.target.value))}
        >
          <option value="">{choose}</option>
          <OptionList of={options.map(option => ({ value: option.value, label: option.name }))} />
        </select>
      )}
      {radio(t.successor.nobody, choice.is === 'nobody', { is: 'nobody' })}
      {isCard && <p className={texts.note}>{t.cardStays}</p>}
      {choice.is === 'nobody' && <p className={texts.note}>{t.cardGoes}</p>}
    </fieldset>
  )
}
