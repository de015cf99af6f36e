import type { ButtonHTMLAttributes } from 'react'
import css from './StepButton.module.css'

type Props = { label: string; back?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>

/**
 * A square framed button for the next or previous item. At the end it is aria-disabled instead of disabled, to keep the
 * focus.
 */
export function StepButton({ label, back = false, ...rest }: Props) {
  return (
    <button type="button" className={css.step} data-part="step" aria-label={label} {...rest}>
      <svg viewBox="0 0 22 12" aria-hidden="true">
        <path d={back ? 'M22 6H1M6.500.8 1 6l5.500 5.200' : 'M0 6h21M15.500.8 21 6l-5.500 5.200'} />
      </svg>
    </button>
  )
}
