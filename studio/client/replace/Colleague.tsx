// Somebody is followed by somebody else: the new card at the left, every place of the old one at the right.
import { type SubmitEvent, useState } from 'react'
import type { Mention, Person } from '../../content/mentions.ts'
import { renamingsOf } from '../../content/rename.ts'
import { slugOf } from '../../content/slug.ts'
import { useData } from '../load.ts'
import { Link, useAddress } from '../router.tsx'
import { useSession } from '../session.tsx'
import { keyOf, Mentions } from './Mentions.tsx'
import { Outcome, useReplacing } from './Outcome.tsx'

type Found = { person: Person; mentions: Mention[] }

export function Colleague() {
  const { words } = useSession()
  const { query } = useAddress()
  const key = query.get('key') ?? ''
  const { data, error } = useData<Found>(`person?key=${encodeURIComponent(key)}`)
  if (error) return <p className="page">{error.message || words.away.title}</p>
  if (!data) return <p className="page note">{words.loading}</p>
  return <Succession personKey={key} old={data.person} mentions={data.mentions} />
}

const groups = ['reference', 'team', 'text', 'similar'] as const
/** Law and mere likeness wait for somebody who knows. */
const isSure = ({ as, isLegal }: Mention) => as !== 'similar' && !isLegal

function Succession({ personKey, old, mentions }: { personKey: string; old: Person; mentions: Mention[] }) {
  const { words } = useSession()
  const [person, setPerson] = useState<Person>({ ...old, name: '', email: '' })
  const [ticked, setTicked] = useState(() => new Set(mentions.filter(isSure).map(keyOf)))
  const replacing = useReplacing()
  const { sure, similar } = renamingsOf(old, person)
  const first = similar.slice(-1)
  const place = { from: `{person.${personKey}`, to: `{person.${slugOf(similar[0]?.to || person.name)}` }
  const renamings = { reference: [...sure, ...first, place], team: first, text: sure, similar }
  /** Choices know people by a short name that nobody has to read. */
  const readable = (mention: Mention): Mention =>
    mention.as === 'reference' && mention.text === personKey
      ? {
          ...mention,
          text: old.name,
          way: mention.way.map(step => (step === personKey ? old.name : step)),
        }
      : mention
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const { name, role, position, phone, email } = person
    void replacing.send('replace-person', {
      key: personKey,
      person: { name, role, ...(position && { position }), phone, email },
      places: mentions
        .filter(mention => ticked.has(keyOf(mention)))
        .map(({ file, path, text }) => ({ file, path, text })),
    })
  }
  const line = (name: 'name' | 'phone' | 'email') => (
    <div className="f">
      <label className="f-l" htmlFor={`person-${name}`}>
        {words.replace.fields[name]}
      </label>
      <input
        className={name === 'name' ? 'fi fi--h' : 'fi'}
        id={`person-${name}`}
        required
        value={person[name]}
        onChange={event => setPerson({ ...person, [name]: event.target.value })}
      />
    </div>
  )
  const pair = (name: 'role' | 'position') => {
    const value = person[name]
    return (
      value && (
        <fieldset className="f" aria-label={words.replace.fields[name]}>
          <div className="f-l">
            <span>{words.replace.fields[name]}</span>
          </div>
          <div className="f2">
            {(['de', 'en'] as const).map(language => (
              <input
                key={language}
                className="fi"
                lang={language}
                required
                aria-label={`${words.replace.fields[name]}, ${words.editor.languages[language]}`}
                value={value[language]}
                onChange={event =>
                  setPerson({ ...person, [name]: { ...value, [language]: event.target.value } })
                }
              />
            ))}
          </div>
        </fieldset>
      )
    )
  }
  return (
    <main className="page" id="main">
      <div className="page-head">
        <div>
          <p className="crumb">
            <Link to="edit/people">{words.replace.people}</Link>
          </p>
          <h1>{words.replace.person(old.name)}</h1>
        </div>
        <p className="two">{words.replace.personLead}</p>
      </div>
      <form className="grid" onSubmit={send}>
        <section className="c4" aria-labelledby="who">
          <div className="sec-h">
            <h2 id="who">{words.replace.who}</h2>
          </div>
          {line('name')}
          {pair('role')}
          {pair('position')}
          {line('phone')}
          {line('email')}
          <p className="note">{words.replace.portrait}</p>
        </section>
        <section className="c8" aria-labelledby="where">
          <div className="sec-h">
            <h2 id="where">{words.replace.where}</h2>
            <span className="note">{words.replace.ticked}</span>
          </div>
          {groups.map(as => {
            const some = mentions.filter(mention => mention.as === as)
            return (
              some.length > 0 && (
                <section key={as} className="ment" aria-labelledby={`m-${as}`}>
                  <h3 className="gh" id={`m-${as}`}>
                    {words.replace.groups[as]}
                  </h3>
                  <Mentions
                    mentions={some.map(readable)}
                    ticked={ticked}
                    onTick={(key, isTicked) => {
                      const others = new Set(ticked)
                      if (isTicked) others.add(key)
                      else others.delete(key)
                      setTicked(others)
                    }}
                    renamingsOf={({ as: kind }) => renamings[kind]}
                  />
                </section>
              )
            )
          })}
          <Outcome replacing={replacing} places={ticked.size} />
        </section>
      </form>
    </main>
  )
}
