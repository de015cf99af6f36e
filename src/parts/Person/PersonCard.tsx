import { type Row, Rows } from '../Rows/Rows.tsx'
import css from './PersonCard.module.css'
import { Portrait } from './Portrait.tsx'
import { contactRows, type PersonData } from './person-data.tsx'

type Props = {
  person: PersonData
  /** What this person is asked for: a department, a region. */
  note: string
  /** Name of the place on the page, for links such as /contact#compliance. */
  anchor?: string | undefined
  /** Label of the link that keeps the contact; without it there is none. */
  save?: string | undefined
}

/** Someone to call or write to. Stands in Cards of people. */
export function PersonCard({ person, note, anchor, save }: Props) {
  return (
    <article className={css.person} id={anchor}>
      <Portrait
        name={person.name}
        label={person.labels.portrait}
        picture={person.portrait}
        sizes="(min-width: 1120px) 29vw, (min-width: 768px) 45vw, 104px"
      />
      <p className="note">{note}</p>
      <h3 className="h3">{person.name}</h3>
      <p className="small">{person.title}</p>
      <Rows narrow rows={save ? [...contactRows(person), vcardRow(person, save)] : contactRows(person)} />
    </article>
  )
}

function vcardRow({ name, card }: PersonData, save: string): Row {
  return {
    label: 'vCard',
    value: (
      <a href={card} download={`${name}.vcf`}>
        {save}
        <span className="vh">: {name}</span>
      </a>
    ),
  }
}
