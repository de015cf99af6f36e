import './Letters.css'
import { axes } from './axes.ts'

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
