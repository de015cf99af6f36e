import css from './SlideStaff.module.css'

type Props = {
  label: string
  /** The name of each field, such as "Picture 3 of 13". */
  names: string[]
}

/**
 * Shows a levelling staff with one field per picture, in which the current one is wide. On phones it is a horizontal
 * scale bar.
 */
export function SlideStaff({ label, names }: Props) {
  return (
    <fieldset className={css.staff} data-part="staff">
      <legend className="vh">{label}</legend>
      <ol>
        {names.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              data-slide=""
              aria-label={name}
              aria-current={index === 0 ? 'true' : undefined}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
