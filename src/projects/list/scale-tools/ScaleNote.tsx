import { fill } from '../../../i18n/fill.ts'
import { fieldOf } from '../scale.ts'

type Props = { scale: number; about: string; bar: string }

const fields = [0, 1, 2, 3, 4]

/** The scale in figures, and as a bar whose fields are as long as they say. */
export function ScaleNote({ scale, about, bar }: Props) {
  const field = fieldOf(scale)
  return (
    <div className="scale-note" style={{ '--field': field }}>
      <div className="scale-bar" role="img" aria-label={fill(bar, { n: field * fields.length })}>
        {fields.map(index => (
          <i key={index} />
        ))}
        <b>0</b>
        <b>{field}</b>
        <b>{field * fields.length} m</b>
      </div>
      <p className="note" id="scale-note">
        {fill(about, { n: scale })}
      </p>
    </div>
  )
}
