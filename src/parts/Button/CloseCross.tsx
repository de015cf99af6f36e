import css from './CloseCross.module.css'

export function CloseCross() {
  return (
    <svg className={css.cross} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 2l16 16M18 2 2 18" />
    </svg>
  )
}
