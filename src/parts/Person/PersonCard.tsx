import { Rows } from '../Rows/Rows.tsx'
import css from './PersonCard.module.css'
import { Portrait } from './Portrait.tsx'
import { contactRows, type PersonData } from './person-data.tsx'

type Props = {
  person: PersonData
  /** The reason to ask this person: a department, a region. */
  note: string
}

/** A card of a person to call or write to, in a CardGrid of people. */
export function PersonCard({ person, note }: Props) {
  return (
    <article className={css.person}>
      <Portrait
        name={person.name}
        label={person.labels.portrait}
        picture={person.portrait}
        sizes="(min-width: 1120px) 29vw, (min-width: 768px) 45vw, 104px"
      />
      <p className="note">{note}</p>
      <h3 className="h3">{person.name}</h3>
      <p className="small">{person.title}</p>
      {/* The note may already be the department. */}
      <Rows narrow rows={contactRows(person).filter(({ value }) => value !== note)} />
    </article>
  )
}
