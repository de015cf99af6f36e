/** A levelling staff at the beginning of the ground. */
export function Staff({ step, levels }: { step: number; levels: number }) {
  const marks = Array.from({ length: levels }, (_, index) => (levels - index) * step)
  return (
    <div className="scale-staff" style={{ '--step': step }} aria-hidden="true">
      {marks.map(metres => (
        <i key={metres}>
          <b>{metres}</b>
        </i>
      ))}
      <i>
        <b>0</b>
      </i>
    </div>
  )
}
