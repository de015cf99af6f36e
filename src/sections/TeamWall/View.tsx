import type { PictureData } from '../../content/media.ts'
import { fill } from '../../i18n/fill.ts'
import { Dimensions } from '../../parts/Drawing/Dimensions.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { teamWall } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof teamWall> & {
  people: { name: string; portrait: PictureData | undefined }[]
}

const side = 16
const step = 24

/** One square a person, as in the figures of the home page; then the same people with their faces. */
export function TeamWall({ heading, note, alt, people, at }: Props) {
  const n = people.length
  const width = (n - 1) * step + side
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        <p className="note">{fill(note, { n })}</p>
      </SectionHead>
      <svg
        className={classes('drawing', css.squares)}
        viewBox={`-8 0 ${width + 16} 46`}
        role="img"
        aria-label={fill(alt, { n })}
      >
        <Dimensions ticks={[0, width]} figures={[]} line={8} reach={8} />
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
    </Section>
  )
}
