import './Card.css'
import './Person.css'
import './PersonBlock.css'
import type { ReactNode } from 'react'
import type { PersonData } from './ContactPersonDialog.tsx'
import { Portrait } from './Portrait.tsx'

type Props = {
  /** The id of the heading, for the section around it. */
  id: string
  person: PersonData
  note: string
  text?: string
  children?: ReactNode
}

/** One person, large, as the last word of a page. */
export function PersonBlock({ id, person, note, text, children }: Props) {
  const { labels } = person
  return (
    <div className="person-block grid">
      <div className="person-portrait">
        <Portrait
          name={person.name}
          label={labels.portrait}
          picture={person.portrait}
          sizes="(min-width: 900px) 30vw, 280px"
        />
      </div>
      <div className="person-words">
        <p className="note">{note}</p>
        <h2 className="h2" id={id}>
          {person.name}
        </h2>
        <p className="lead">{[person.role, person.position].filter(Boolean).join(', ')}</p>
        {text && <p className="copy">{text}</p>}
        <dl className="rows rows--c">
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={person.phone.href}>{person.phone.shown}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={`mailto:${person.email}`}>{person.email}</a>
            </dd>
          </div>
          {person.languages && (
            <div>
              <dt>{labels.languages}</dt>
              <dd>{person.languages.join(', ')}</dd>
            </div>
          )}
        </dl>
        {children}
      </div>
    </div>
  )
}
