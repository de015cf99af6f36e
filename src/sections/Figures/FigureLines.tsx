import { Count } from '../../parts/Count/Count.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { At } from '../resolved.ts'
import css from './FigureLines.module.css'
import type { FigureData } from './present.ts'
import { AreaSquare, BuildingBlocks, CapacityRuler } from './ScaleDrawings.tsx'

type Words = { edge: (area: number) => string; pitch: string }
type Props = {
  heading: string
  figures: FigureData[]
  motion: { pause: string; play: string }
  words: Words
  at: At
}

/** Shows large figures below each other, each beside a drawing of it to scale. */
export function FigureLines({ heading, figures, motion, words, at }: Props) {
  return (
    <Section {...at}>
      <div className={css.figures} data-counters="">
        <h2 className="vh" id={at.id}>
          {heading}
        </h2>
        <MotionButton labels={motion} corner />
        <dl>
          {figures.map(({ value, formatted, unit, title, drawing }) => (
            <div key={title} className={classes('grid', css.line)} data-counter="">
              <dt>{title}</dt>
              <dd className={css.value}>
                {value === undefined ? formatted : <Count value={value} shown={formatted} />}
                {unit && <small> {unit}</small>}
              </dd>
              {value !== undefined && (
                <dd className={css.drawing}>
                  {drawing === 'blocks' && <BuildingBlocks count={value} />}
                  {drawing === 'area' && (
                    <AreaSquare area={value} edge={words.edge(value)} pitchName={words.pitch} />
                  )}
                  {drawing === 'ruler' && <CapacityRuler value={value} shown={formatted} />}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
