import css from './SlideStaff.module.css'

type Props = {
  label: string
  /** The name of each field, such as "Picture 3 of 13". */
  names: string[]
}

/** A levelling staff: one field for each picture, the current one wide. On phones it lies down as a scale bar. */
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
