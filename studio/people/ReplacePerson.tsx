// Replaces a person who leaves. The successor is on the left, every place with the name on the right.

import { type SubmitEvent, useState } from 'react'
import { slugOf } from '../content/slug.ts'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import { Link, useAddress } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { CardForm } from './CardForm.tsx'
import { LinkedPlaces } from './LinkedPlaces.tsx'
import { keyOf, Mentions, withTick } from './Mentions.tsx'
import type { Mention, Person } from './mentions.server.ts'
import { Outcome, useReplacing } from './Outcome.tsx'
import styles from './people.module.css'
import { firstName, type Renaming, renamingsOf } from './rename.ts'
import type { LeavingPerson } from './replace-person.server.ts'
import { type Choice, SuccessorChoice } from './SuccessorChoice.tsx'
import { peopleWords } from './words.ts'

export function ReplacePerson() {
  const { query } = useAddress()
  const key = query.get('key') ?? ''
  const { data, error } = useData<LeavingPerson>(`person?key=${encodeURIComponent(key)}`)
  if (!data) return <LoadingPage error={error} />
  return <Succession personKey={key} found={data} />
}

const groups = ['reference', 'team', 'text', 'similar'] as const
/** Legal texts and uncertain matches are not ticked in advance: a person has to decide. */
const isSure = ({ as, isLegal }: Mention) => as !== 'similar' && !isLegal

function Succession({ personKey, found }: { personKey: string; found: LeavingPerson }) {
  const t = useWords(peopleWords)

  const { person: old, mentions, cards } = found
  const [choice, setChoice] = useState<Choice>({ is: 'new' })
  const [person, setPerson] = useState<Person>(() => {
    // The old portrait shows another person.
    const { portrait: _, ...card } = old
    return { ...card, name: '', email: '' }
  })
  const [unticked, setUnticked] = useState(
    () => new Set(mentions.filter(mention => !isSure(mention)).map(keyOf)),
  )
  const replacing = useReplacing()
  const isNobody = choice.is === 'nobody'
  const offered = isNobody ? mentions.filter(({ removal }) => removal) : mentions
  const stays = isNobody ? mentions.filter(({ removal }) => !removal) : []
  const ticked = offered.filter(mention => !unticked.has(keyOf(mention)))
  const card = choice.is === 'card' ? cards.find(({ key }) => key === choice.key) : undefined
  const next = card ?? person
  const { sure, similar } = renamingsOf(old, next)
  const first = similar.slice(-1)
  const newKey = card?.key ?? slugOf(similar[0]?.to || next.name)
  const place = { from: `{person.${personKey}`, to: `{person.${newKey}` }
  const renamings = { reference: [...sure, ...first, place], team: first, text: sure, similar }
  const renamingsFor = (mention: Mention): Renaming[] =>
    isNobody ? [{ from: mention.text, to: '' }] : renamings[mention.as]
  /** Shows a person's name in place of the key that content uses for a choice. */
  const readable = (mention: Mention): Mention =>
    mention.as === 'reference' && mention.text === personKey
      ? {
          ...mention,
          text: old.name,
          way: mention.way.map(step => (step === personKey ? old.name : step)),
        }
      : mention
  const choose = (next: Choice) => {
    setChoice(next)
    if (next.is === 'team') setPerson({ ...person, name: `${next.name} ` })
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const { name, role, position, phone, email, portrait } = person
    void replacing.send('replace-person', {
      key: personKey,
      next:
        choice.is === 'new' || choice.is === 'team'
          ? {
              is: 'new',
              person: {
                name,
                role,
                ...(position && { position }),
                phone,
                email,
                ...(portrait && { portrait }),
              },
              inTeam: choice.is === 'team' && firstName(name) === choice.name,
            }
          : choice,
      places: ticked.map(({ file, path, text }) => ({ file, path, text })),
    })
  }
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <div>
          <p className={layout.crumb}>
            <Link to="edit/people">{t.people}</Link>
          </p>
          <h1>{t.person(old.name)}</h1>
        </div>
        <p className={texts.secondary}>{t.personLead}</p>
      </div>
      <form className={layout.grid} onSubmit={send}>
        <section className={layout.span4} aria-labelledby="who">
          <div className={layout.sectionHead}>
            <h2 id="who">{t.who}</h2>
          </div>
          <SuccessorChoice choice={choice} found={found} onChoose={choose} />
          {(choice.is === 'new' || choice.is === 'team') && (
            <CardForm person={person} onChange={setPerson} isFromTeam={choice.is === 'team'} />
          )}
        </section>
        <section className={layout.span8} aria-labelledby="where">
          <div className={layout.sectionHead}>
            <h2 id="where">{t.where}</h2>
            <span className={texts.note}>{t.ticked[isNobody ? 'goes' : 'changes']}</span>
          </div>
          {groups.map(as => {
            const some = offered.filter(mention => mention.as === as)
            return (
              some.length > 0 && (
                <section key={as} className={styles.mentions} aria-labelledby={`m-${as}`}>
                  <h3 className={layout.groupHead} id={`m-${as}`}>
                    {t.groups[as]}
                  </h3>
                  <Mentions
                    mentions={some.map(readable)}
                    isFlat={as === 'reference' || as === 'team'}
                    ticked={new Set(ticked.map(keyOf))}
                    onTick={(key, isTicked) => setUnticked(withTick(unticked, key, isTicked))}
                    renamingsOf={mention => renamingsFor(mention)}
                  />
                </section>
              )
            )
          })}
          <LinkedPlaces title={t.byHand} places={stays.map(readable)} />
          <Outcome
            replacing={replacing}
            act={isNobody ? t.takeOut(ticked.length) : t.act(ticked.length)}
            isReady={isNobody || ticked.length > 0}
          />
        </section>
      </form>
    </main>
  )
}
