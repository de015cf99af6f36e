// Finds people by their work on projects, and adds their CVs to the bid.
import { useState } from 'react'
import { locales } from '../../src/routes.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAttempt } from '../ui/use-data.ts'
import styles from './bid-rows.module.css'
import parts from './bids.module.css'
import { Choice } from './Choice.tsx'
import type { PeopleAnswer } from './find-people.server.ts'
import { fitWords } from './fit-words.ts'
import type { FoundPerson, JudgedEngagement } from './match-people.ts'

type Props = {
  uses: readonly { id: string; label: string }[]
  chosen: readonly string[]
  /** The names of all people, by their ids. */
  names: Record<string, string>
  onChoose: (people: string[]) => void
}

export function PeopleFinder({ uses, chosen, names, onChoose }: Props) {
  const t = useWords(fitWords)
  const { language } = useSession()
  const [use, setUse] = useState('')
  const [answer, setAnswer] = useState<PeopleAnswer & { atLeast: number }>()
  const { problem, attempt } = useAttempt()
  const find = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const number = (name: string) => Number(data.get(name))
    await attempt(async () => {
      const query = {
        mustLead: data.has('mustLead'),
        use,
        from: number('from'),
        to: number('to'),
        years: number('years'),
        atLeast: number('atLeast'),
      }
      const body = { language: locales.includes(language) ? language : locales[0], query }
      setAnswer({ ...(await post<PeopleAnswer>('bids/people', body)), atLeast: query.atLeast })
    })
  }
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
  const people = answer?.people ?? []
  // Lists chosen people who are not in the answer too, so that they can be deselected.
  const others = chosen
    .filter(id => !people.some(person => person.id === id))
    .map(id => ({ id, name: names[id] ?? id, engagements: [], met: 0 }))
  const enough = people.filter(({ met }) => answer && met >= answer.atLeast).length
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void find(event.currentTarget)
      }}
    >
      <div className={parts.editor}>
        <NumberField name="atLeast" label={t.peopleProjects} value={1} max={9} />
        <Choice
          label={t.peopleUse}
          value={use}
          options={[['', t.anyUse], ...uses.map(({ id, label }) => [id, label] as const)]}
          onChange={setUse}
        />
        <NumberField name="from" label={t.stageFrom} value={5} min={1} max={12} />
        <NumberField name="to" label={t.stageTo} value={8} min={1} max={12} />
        <NumberField name="years" label={t.inYears} value={5} max={50} />
        <label className={parts.box}>
          <input type="checkbox" name="mustLead" defaultChecked />
          <span>{t.mustLead}</span>
        </label>
        <Button type="submit">{t.findPeople}</Button>
      </div>
      {problem && <Message>{problem}</Message>}
      <p role="status" className={texts.note}>
        {answer && t.peopleFound(enough)}
      </p>
      <ul>
        {[...others, ...people].map(person => (
          <PersonRow
            key={person.id}
            person={person}
            isChosen={chosen.includes(person.id)}
            onToggle={() => toggle(person.id)}
          />
        ))}
      </ul>
    </form>
  )
}

type NumberProps = { name: string; label: string; value: number; min?: number; max: number }

function NumberField({ name, label, value, min = 0, max }: NumberProps) {
  return (
    <label className={fields.field}>
      <span className={fields.label}>{label}</span>
      <input className={fields.control} type="number" {...{ name, min, max }} defaultValue={value} required />
    </label>
  )
}

type RowProps = { person: FoundPerson; isChosen: boolean; onToggle: () => void }

function PersonRow({ person, isChosen, onToggle }: RowProps) {
  return (
    <li className={styles.person}>
      <label className={parts.box}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={texts.strong}>{person.name}</span>
      </label>
      <ul>
        {person.engagements.map(engagement => (
          <li key={engagement.project}>
            {engagement.title} <EngagementNote engagement={engagement} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function EngagementNote({ engagement }: { engagement: JudgedEngagement }) {
  const t = useWords(fitWords)
  const { isLead, role, stages, completion, gaps, missingStages } = engagement
  const work = [
    isLead ? t.led : role,
    stages && t.stagesOf(stages.from, stages.to),
    completion?.split('-').reverse().join('/'),
  ]
  const missing = gaps.map(gap =>
    gap === 'stages' ? t.stagesMissing(missingStages.join(', ')) : t.gaps[gap],
  )
  return (
    <span className={texts.note}>
      {work.filter(Boolean).join(', ')}
      {missing.length > 0 && <b>{` ${missing.join(', ')}`}</b>}
    </span>
  )
}
