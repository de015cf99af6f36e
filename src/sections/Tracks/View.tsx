import { fill } from '../../i18n/fill.ts'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import type { Site } from '../../site/shared/site.ts'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { tracks } from './schema.ts'
import { TrackPlan } from './TrackPlan.tsx'
import css from './View.module.css'

type Props = SectionProps<typeof tracks> & { words: Site['interface']['tracks']; hint: string }

/** Shows fields of work as tracks beside a main line, followed by a text about each. */
export function Tracks({
  heading,
  lead,
  label,
  stations,
  tracks: list,
  bed,
  vehicle,
  note,
  ...props
}: Props) {
  const { words, hint, at } = props
  const nameOf = (id: string) => stations.find(station => station.id === id)?.title ?? id
  const spoken = list.map(({ title, from, to }) =>
    withoutBreaks(fill(words.track, { title, from: nameOf(from), to: nameOf(to) })),
  )
  return (
    <Section {...at}>
      <div className={classes('beside', css.head)}>
        <h2 className="h2" id={at.id}>
          {heading}
        </h2>
        <p className="lead">{lead}</p>
      </div>
      <TrackPlan
        label={label}
        hint={hint}
        spoken={[...spoken, ...(bed ? [`${bed.title}: ${bed.text}`] : [])].join('; ')}
        stations={stations}
        bed={bed}
        tracks={list}
        vehicle={vehicle}
      />
      {note && <p className={classes('note', css.note)}>{note}</p>}
      <ul className={classes('columns tiled lined', css.cards)}>
        {list.map(({ title, text, points }) => (
          <li key={title}>
            <h3 className="h3">
              <Hyphenated text={title} />
            </h3>
            <p>{text}</p>
            <ul className="hairlines small">
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
