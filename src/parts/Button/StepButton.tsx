import css from './StepButton.module.css'

type Props = { label: string; back?: boolean; disabled?: boolean; onClick: () => void }

/** A square framed button that goes one on or one back. */
export function StepButton({ label, back = false, disabled = false, onClick }: Props) {
  return (
    <button type="button" className={css.step} aria-label={label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 22 12" aria-hidden="true">
        <path d={back ? 'M22 6H1M6.500.8 1 6l5.500 5.200' : 'M0 6h21M15.500.8 21 6l-5.500 5.200'} />
      </svg>
    </button>
  )
}
