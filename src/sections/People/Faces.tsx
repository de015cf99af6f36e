import { fill } from '../../i18n/fill.ts'
import { Portrait } from '../../parts/Person/Portrait.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Faces.module.css'
import { type PeopleProps, PeopleSection } from './PeopleSection.tsx'

type Props = PeopleProps & {
  /** The alternative text of a portrait, in which {name} stands for the person. */
  portraitLabel: string
}

/** Shows portraits side by side, each with one fact about the person. */
export function Faces({ portraitLabel, ...props }: Props) {
  return (
    <PeopleSection {...props}>
      <ul className={classes('columns', css.faces)}>
        {props.people.map(({ person, text, ...own }) => {
          const name = person?.name ?? own.name ?? ''
          return (
            <li key={name}>
              <Portrait
                name={name}
                label={fill(portraitLabel, { name })}
                picture={own.portrait ?? person?.portrait}
                sizes="(min-width: 900px) 22vw, (min-width: 600px) 45vw, 120px"
              />
              <h3 className="h4">{name}</h3>
              <p className="note">{own.role ?? person?.title}</p>
              {text && <p className="copy small">{text}</p>}
            </li>
          )
        })}
      </ul>
    </PeopleSection>
  )
}
