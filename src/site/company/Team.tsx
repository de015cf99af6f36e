import { Picture } from '../../parts/Picture/Picture.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { CompanyPage } from './present.ts'
import css from './Team.module.css'

const side = 16
const step = 24

/** One square a person, as in the figures of the home page; then the same people with their faces. */
export function CompanyTeam({
  id,
  heading,
  drawing,
  note,
  people,
}: CompanyPage['view']['team'] & { id: string }) {
  const width = (people.length - 1) * step + side
  return (
    <>
      <SectionHead id={id} title={heading}>
        <p className="note">{note}</p>
      </SectionHead>
      <svg
        className={classes('drawing', css.squares)}
        viewBox={`-8 0 ${width + 16} 46`}
        role="img"
        aria-label={drawing}
      >
        <path d={`M-8 8H${width + 8}M0 2v12M${width} 2v12M-5 13 5 3M${width - 5} 13l10-10`} />
        {people.map((person, index) => (
          <rect key={person.name} x={index * step} y="26" width={side} height={side} />
        ))}
      </svg>
      <ul className={classes('columns', css.people)}>
        {people.map(person => (
          <li key={person.name}>
            <div className={classes('framed', css.portrait)}>
              {person.portrait && (
                <Picture
                  picture={person.portrait}
                  sizes="(min-width: 1120px) 10vw, (min-width: 768px) 22vw, 30vw"
                  decorative
                />
              )}
            </div>
            <p className="small">{person.name}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
