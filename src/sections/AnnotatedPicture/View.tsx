import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { annotatedPicture } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof annotatedPicture>

/** Shows notes on both sides of a picture, each with a line to the point that it describes. */
export function AnnotatedPicture({ heading, picture, notes, at }: Props) {
  const half = Math.ceil(notes.length / 2)
  const sides = [notes.slice(0, half), notes.slice(half)]
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading} />
      <div className={css.annotated}>
        <figure>
          <Picture picture={picture} sizes="(min-width: 1120px) 46vw, 92vw" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {sides.map((side, which) =>
              side.map(({ title, point }, index) => (
                <g key={title}>
                  <path d={`M${which * 100} ${round((100 / side.length) * index)}L${point.x} ${point.y}`} />
                  <path className={css.dot} d={`M${point.x} ${point.y}h.01`} />
                </g>
              )),
            )}
          </svg>
        </figure>
        {sides.map(side => (
          <ul className={classes('columns lined', css.side)} key={side[0]?.title}>
            {side.map(({ title, text }) => (
              <li key={title}>
                <h3 className="h3">{title}</h3>
                <p className="copy small">{text}</p>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
