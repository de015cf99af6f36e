import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { MailAddress } from '../../parts/Person/MailAddress.tsx'
import { Portrait } from '../../parts/Person/Portrait.tsx'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import { classes } from '../../styles/classes.ts'
import css from './PeopleRows.module.css'
import { type PeopleProps, PeopleSection } from './PeopleSection.tsx'

type Props = PeopleProps & {
  /** The label of the link to a person's vCard. */
  save: string
}

/** Shows a row for each person: a small portrait, role, phone number, email address and a vCard to save. */
export function PeopleRows({ save, ...props }: Props) {
  const { heading, text, people, at } = props
  const rows = (
    <ul className={css.persons}>
      {people.map(({ person }) => person && <Row key={person.id} person={person} save={save} />)}
    </ul>
  )
  if (at.mark !== undefined) return <PeopleSection {...props}>{rows}</PeopleSection>
  return (
    <section className={classes('wrap', css.section)} id={at.anchor} aria-labelledby={at.id}>
      <h2 className="h3" id={at.id}>
        <Hyphenated text={heading} />
      </h2>
      {text && <p className="copy small">{text}</p>}
      {rows}
    </section>
  )
}

function Row({ person, save }: { person: PersonData; save: string }) {
  return (
    <li>
      <article id={person.anchor}>
        <Portrait name={person.name} label={person.labels.portrait} picture={person.portrait} sizes="96px" />
        <div>
          <h3 className="h4">{person.name}</h3>
          <p className="small">{person.title}</p>
        </div>
        <p className={classes('small', css.where)}>
          <span>{person.department}</span> <span>{person.location}</span>{' '}
          {person.languages && (
            <span>
              <span className="vh">{person.labels.languages}: </span>
              {person.languages.join(', ')}
            </span>
          )}
        </p>
        <a href={person.phone.href}>{person.phone.shown}</a>
        <a href={`mailto:${person.email}`}>
          <MailAddress address={person.email} />
        </a>
        <a href={person.card} download={`${person.name}.vcf`}>
          {save}
          <span className="vh">: {person.name}</span>
        </a>
      </article>
    </li>
  )
}
