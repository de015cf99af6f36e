import css from './CopyButton.module.css'

/** Copies the value beside it. The button is hidden until parts/Person/copy.client.ts shows it, because it needs scripts. */
export function CopyButton({ value, label, copied }: { value: string; label: string; copied: string }) {
  return (
    <button type="button" className={css.button} data-copy={value} data-copied={copied} hidden>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path className={css.sheets} d="M6 6V1.500h10.500V12H12M1.500 6H12v10.500H1.500z" />
        <path className={css.tick} d="M2 9.500 7 14.500 16 3.500" />
      </svg>
      <span className="vh">{label}</span>
      <span className="vh" aria-live="polite" />
    </button>
  )
}
