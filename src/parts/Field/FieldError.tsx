import css from './FieldError.module.css'

/** Shows the error below a field, which refers to it by `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className={css.error} id={id}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7.200" />
        <path d="M3 13 13 3" />
      </svg>
      <span>{text}</span>
    </p>
  )
}
