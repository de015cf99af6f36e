import type { PictureData } from '../../content/media.ts'
import { fill } from '../../i18n/fill.ts'
import { Dimensions } from '../../parts/Drawing/Dimensions.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import { theme } from '../../theme/site-theme.ts'
import type { SectionProps } from '../resolved.ts'
import type { teamWall } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof teamWall> & {
  /** The board of the firm. */
  leaders: Member[]
  others: Member[]
}
type Member = { name: string; role?: string | undefined; portrait: PictureData | undefined }

/** The greatest number of people who are shown in fewer, larger columns. */
const smallTeam = 24

const side = 16
const step = 24
/** Limits the squares of a small team to the size of those of sixteen people. */
const leastWidth = 16 * step
const hasLine = theme.drawn.dimensions
const top = hasLine ? 0 : 22

/**
 * Draws one square per person, as in the figures of the home page, and below them the same people with their portraits if
 * there are any.
 */
export function TeamWall({ heading, note, alt, leaders, others, at }: Props) {
  const people = [...leaders, ...others]
  const n = people.length
  const width = (n - 1) * step + side
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        <p className="note">{fill(note, { n })}</p>
      </SectionHead>
      <svg
        className={classes('drawing', css.squares)}
        viewBox={`-8 ${top} ${Math.max(width, leastWidth) + 16} ${46 - top}`}
        role="img"
        aria-label={fill(alt, { n })}
      >
        {hasLine && <Dimensions ticks={[0, width]} figures={[]} line={8} reach={8} />}
        {people.map((person, index) => (
          <rect key={person.name} x={index * step} y="26" width={side} height={side} />
        ))}
      </svg>
      {leaders.length > 0 && (
        <Members
          members={leaders}
          className={css.leaders}
          sizes="(min-width: 1120px) 18vw, (min-width: 768px) 22vw, 45vw"
        />
      )}
      {n > smallTeam ? (
        <Members members={others} sizes="(min-width: 1120px) 9vw, (min-width: 768px) 22vw, 18vw" />
      ) : (
        <Members members={others} className={css.few} sizes="(min-width: 768px) 18vw, 30vw" />
      )}
    </Section>
  )
}

type MembersProps = { members: Member[]; sizes: string; className?: string | undefined }

function Members({ members, sizes, className }: MembersProps) {
  return (
    <ul className={classes('columns', css.people, className)}>
      {members.map(({ name, role, portrait }) => (
        <li key={name}>
          {portrait && (
            <div className={classes('framed', css.portrait)}>
              <Picture picture={portrait} sizes={sizes} decorative />
            </div>
          )}
          <p className="small">{name}</p>
          {role && <p className="note">{role}</p>}
        </li>
      ))}
    </ul>
  )
}
