import css from './RetainedShare.module.css'

type Props = { percent: number; said: string; added: string | undefined }

/** How much of a house stayed, as long as it says. */
export function RetainedShare({ percent, said, added }: Props) {
  return (
    <div className={css.kept}>
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="12" />
        <rect className={css.added} x={`${percent}%`} width={`${100 - percent}%`} height="12" />
      </svg>
      <p className="small">
        <span>{said}</span> {added && <span>{added}</span>}
      </p>
    </div>
  )
}
