import './Letters.css'

const axes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']

/** The twelve axes of the sheet, once per page under its first heading or picture. */
export function Letters() {
  return (
    <div className="letters" aria-hidden="true">
      {axes.map(axis => (
        <span key={axis}>
          <i>{axis}</i>
        </span>
      ))}
    </div>
  )
}
