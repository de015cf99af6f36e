import { MailAddress } from '../../parts/Person/MailAddress.tsx'
import { Portrait } from '../../parts/Person/Portrait.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Persons.module.css'
import type { ContactPage } from './present.ts'

/** Who to ask for what, a row each: a small portrait, what for, how to reach them, and their card to keep. */
export function Persons({ list, save }: Pick<ContactPage['view']['persons'], 'list' | 'save'>) {
  return (
    <ul className={css.persons}>
      {list.map(({ person, anchor }) => (
        <li key={person.id}>
          <article id={anchor}>
            <Portrait
              name={person.name}
              label={person.labels.portrait}
              picture={person.portrait}
              sizes="96px"
            />
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
      ))}
    </ul>
  )
}
