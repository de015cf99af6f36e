import { classes } from '../../styles/classes.ts'
import css from './MotionButton.module.css'

type Props = {
  labels: { pause: string; play: string }
  /** Puts the button into the corner of the section whose figures it pauses. */
  corner?: boolean
}

/** Pauses automatic motion. A script reveals the button and sets data-still while motion is paused. */
export function MotionButton({ labels, corner = false }: Props) {
  return (
    <button
      type="button"
      className={classes(css.button, corner && css.corner)}
      data-part="motion"
      data-motion=""
      hidden
    >
      <span className={css.pause}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 1h3.500v12H2zM8.500 1H12v12H8.500z" />
        </svg>
        <span className="vh">{labels.pause}</span>
      </span>{' '}
      <span className={css.play}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 .5 13 7 2 13.500z" />
        </svg>
        <span className="vh">{labels.play}</span>
      </span>
    </button>
  )
}
