import './Card.css'
import './Person.css'
import type { PersonData } from './ContactPersonDialog.tsx'
import { Portrait } from './Portrait.tsx'

type Props = {
  person: PersonData
  /** What this person is asked for: a department, a region. */
  note: string
  /** Name of the place on the page, for links such as /contact#compliance. */
  anchor?: string | undefined
  /** Label of the link that keeps the contact; without it there is none. */
  save?: string | undefined
}

/** Someone to call or write to. Stands in a grid of classes `cards ppl`. */
export function PersonCard({ person, note, anchor, save }: Props) {
  const { labels } = person
  return (
    <article className="person" id={anchor}>
      <Portrait
        name={person.name}
        label={labels.portrait}
        picture={person.portrait}
        sizes="(min-width: 1120px) 29vw, (min-width: 700px) 45vw, 104px"
      />
      <p className="note">{note}</p>
      <h3 className="h3">{person.name}</h3>
      <p className="small">{[person.role, person.position].filter(Boolean).join(', ')}</p>
      <dl className="rows">
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
        {save && (
          <div>
            <dt>vCard</dt>
            <dd>
              <a href={person.card} download={`${person.name}.vcf`}>
                {save}
                <span className="vh">: {person.name}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </article>
  )
}
