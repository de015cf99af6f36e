import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { DimensionChain } from './DimensionChain.tsx'
import css from './FigureChain.module.css'
import type { FiguresProps } from './present.ts'

type Props = FiguresProps & { motion: { pause: string; play: string } }

/** Shows numbers of the firm that count up on a dimension line. */
export function FigureChain({ heading, figures, motion, at }: Props) {
  return (
    <Section {...at} className={css.chain}>
      <div data-counters="">
        <h2 className="vh" id={at.id}>
          {heading}
        </h2>
        <MotionButton labels={motion} corner />
        <DimensionChain figures={figures} />
      </div>
    </Section>
  )
}
