import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { classes } from '../../styles/classes.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Arrow } from '../Button/Arrow.tsx'
import { Hyphenated } from '../Hyphenated/Hyphenated.tsx'
import { Picture } from '../Picture/Picture.tsx'
import css from './Tiles.module.css'

export type TileData = {
  title: string
  text: string
  /** The picture. All tiles of a list must have one, or none. */
  picture?: PictureData | undefined
  badge?: string | undefined
  /** A small drawing under the title. All tiles of a list must have one, or none. */
  figure?: ReactNode
  /** The text of the link, followed by its target. */
  label: string
  href: string
  /** The dialog of this page that opens for the title instead. */
  dialog?: string | undefined
}

/** Shows services as tiles, each of which is a link as a whole. */
export function Tiles({ tiles }: { tiles: TileData[] }) {
  return (
    <ul className={classes('columns tiled lined', css.tiles)} data-parts={partsOf(tiles[0])}>
      {tiles.map(({ title, text, picture, badge, figure, label, href, dialog }) => {
        const name = withoutBreaks(title)
        return (
          <li className={classes('growing', css.tile)} key={title}>
            {picture && (
              <div className={classes('framed', css.picture)}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 1120px) 29vw, (min-width: 768px) 45vw, 92vw"
                  decorative
                />
              </div>
            )}
            {/* The badge is outside the heading, so that the heading is the title alone. */}
            <div className={css.title}>
              <h3>
                <Hyphenated text={title} />
              </h3>{' '}
              {badge && <Badge>{badge}</Badge>}
            </div>
            {figure}
            <p>{text}</p>
            <a href={href} data-dialog={dialog} data-service={dialog && name}>
              <span>
                {label}
                <span className="vh">: {name}</span>
              </span>
              <Arrow />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Counts the parts of a tile, which are the shared grid rows of neighbouring tiles. */
function partsOf(tile: TileData | undefined): number {
  return 3 + (tile?.picture ? 1 : 0) + (tile?.figure ? 1 : 0)
}
