import type { PictureData } from '../../content/media.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Benefits.module.css'

type Benefit = { title: string; text: string; point: { x: number; y: number } }

/** Four statements round a picture, each with a line to the place it speaks of. */
export function Benefits({ picture, list }: { picture: PictureData; list: Benefit[] }) {
  return (
    <div className={css.benefits}>
      <figure>
        <Picture picture={picture} sizes="(min-width: 1120px) 46vw, 92vw" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {list.map(({ title, point }, index) => {
            const from = index < 2 ? 0 : 100
            const height = index % 2 === 0 ? 0 : 50
            return (
              <g key={title}>
                <path d={`M${from} ${height}L${point.x} ${point.y}`} />
                <path className={css.dot} d={`M${point.x} ${point.y}h.01`} />
              </g>
            )
          })}
        </svg>
      </figure>
      <ul className={classes('columns lined', css.list)}>
        {list.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h3">{title}</h3>
            <p className="copy small">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
