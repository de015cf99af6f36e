import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Rows } from '../Rows/Rows.tsx'
import css from './PersonBlock.module.css'
import { Portrait } from './Portrait.tsx'
import { contactRows, type PersonData } from './person-data.tsx'

type Props = {
  /** The id of the heading, for the section around it. */
  id: string
  person: PersonData
  note: string
  text?: string | undefined
  children?: ReactNode
}

/** A large block about one person at the end of a page. */
export function PersonBlock({ id, person, note, text, children }: Props) {
  return (
    <div className={classes('beside early', css.block)}>
      <div className={css.portrait}>
        <Portrait
          name={person.name}
          label={person.labels.portrait}
          picture={person.portrait}
          sizes="(min-width: 900px) 30vw, 280px"
        />
      </div>
      <div className={css.words}>
        <p className="note">{note}</p>
        <h2 className="h2" id={id}>
          {person.name}
        </h2>
        <p className="lead">{person.title}</p>
        {text && <p className="copy">{text}</p>}
        <Rows narrow rows={contactRows(person)} />
        {children}
      </div>
    </div>
  )
}
