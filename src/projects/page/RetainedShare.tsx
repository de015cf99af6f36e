import css from './RetainedShare.module.css'

type Props = { percent: number; said: string; added: string | undefined }

/** Draws the share of a house that was retained, as a bar to scale. */
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
