import type { PictureData } from '../../content/media.ts'
import { classes } from '../../styles/classes.ts'
import { Picture } from '../Picture/Picture.tsx'
import css from './Portrait.module.css'

type Props = { name: string; label: string; picture?: PictureData | undefined; sizes: string }

/**
 * A portrait in 4:5, with the eyes at 37 % of its height. Without a picture it shows the construction lines and the
 * initials.
 */
export function Portrait({ name, label, picture, sizes }: Props) {
  if (picture)
    return (
      <div className={classes('framed', css.portrait)}>
        <Picture picture={picture} sizes={sizes} />
      </div>
    )
  const initials = name
    .split(' ')
    .map(word => word[0])
    .join('')
  return (
    <div className={classes('framed', css.portrait)}>
      <svg viewBox="0 0 320 400" preserveAspectRatio="xMinYMax meet" role="img" aria-label={label}>
        <g>
          {/* The axes extend to the edges of a frame of any proportion. */}
          <path d="M160-810V400M0 148H2000" />
        </g>
        <circle cx="160" cy="148" r="80" />
        <text x="10" y="388">
          {initials}
        </text>
      </svg>
    </div>
  )
}
