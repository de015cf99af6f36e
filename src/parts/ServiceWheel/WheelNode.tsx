import type { ButtonHTMLAttributes } from 'react'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { classes } from '../../styles/classes.ts'
import { DisciplineSymbol } from './DisciplineSymbol.tsx'
import type { Discipline } from './discipline.ts'
import css from './WheelNode.module.css'

type Props = {
  discipline: Discipline
  ownLabel: string
  isOn: boolean
  isChosen: boolean
  /** False until the script runs. The button is disabled until then. */
  isReady: boolean
  isTabStop: boolean
  handlers: ButtonHTMLAttributes<HTMLButtonElement>
}

/** A discipline on the ring, which can be pressed on its bubble or its label. The styles place it by its angle. */
export function WheelNode({ discipline, ownLabel, isOn, isChosen, isReady, isTabStop, handlers }: Props) {
  const { id, title, angle, inHouse } = discipline
  const spoken = withoutBreaks(title)
  return (
    <li
      className={classes(css.node, sideOf(angle), inHouse && css.own, isOn && css.on)}
      data-angle={angle}
      role="none"
    >
      <button
        type="button"
        aria-label={inHouse ? `${spoken}, ${ownLabel}` : spoken}
        aria-pressed={isChosen}
        disabled={!isReady}
        tabIndex={isTabStop ? 0 : -1}
        {...handlers}
      >
        <span className={css.bubble}>
          <DisciplineSymbol id={id} />
        </span>
        <span className={css.label} aria-hidden="true">
          {title}
        </span>
      </button>
    </li>
  )
}

function sideOf(angle: number): string | undefined {
  if (angle === 0) return css.top
  if (angle === 180) return css.bottom
  return angle < 180 ? css.right : css.left
}
