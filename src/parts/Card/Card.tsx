import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { classes } from '../../styles/classes.ts'
import { relOf } from '../Button/action-data.ts'
import { Picture } from '../Picture/Picture.tsx'
import { type Row, Rows } from '../Rows/Rows.tsx'
import css from './Card.module.css'

/** As cards stand in columns. */
export const inColumns = '(min-width: 1120px) 29vw, (min-width: 768px) 45vw, 92vw'
/** As two cards stand side by side, which have no third beside them. */
export const inHalves = '(min-width: 768px) 45vw, 92vw'

type Props = {
  picture: PictureData
  sizes?: string | undefined
  /** On the first screen, where the picture is loaded at once. */
  first?: boolean
  /** The whole picture on a tinted ground instead of a filled frame. */
  uncropped?: boolean
  /** The picture says nothing that the title does not. */
  decorative?: boolean
  /** The picture does not move when the card is pointed at, because a drawing comes. */
  still?: boolean
  /** The line between picture and title: a category, a date. */
  meta?: ReactNode
  title: string
  /** The level of the title under the headings above it. */
  level?: 2 | 3
  /** The target of the link, which is the whole card. */
  href?: string
  text?: string
  rows?: Row[]
  /** An item of a list. */
  item?: boolean
  /** Title and rows in a box of their own, to stand beside the picture. */
  boxed?: boolean
  className?: string | undefined
  id?: string | undefined
  'data-project'?: string
  'data-focus'?: string
  'data-category'?: string
  'data-line'?: string | undefined
}

/** A picture with its title and what there is to say. Stands in Cards, or where a page puts it. */
export function Card({ picture, sizes = inColumns, title, level = 3, href, text, rows, ...props }: Props) {
  const {
    first = false,
    uncropped = false,
    decorative = false,
    still = false,
    meta,
    item,
    boxed,
    className,
    ...rest
  } = props
  const [Box, Heading] = [item ? 'li' : 'article', `h${level}`] as const
  const words = (
    <>
      {meta && (
        <p className={css.meta} data-part="card-note">
          {meta}
        </p>
      )}
      <Heading className={classes('h3', css.title)} data-part="card-title">
        {href ? (
          <a href={href} rel={relOf(href)}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {text && <p className={classes('small', css.text)}>{text}</p>}
      {rows && <Rows rows={rows} />}
    </>
  )
  return (
    <Box className={classes(css.card, className)} data-part="card" {...rest}>
      <div className={classes('framed', css.picture, uncropped && css.whole, still && css.still)}>
        <Picture picture={picture} sizes={sizes} first={first} decorative={decorative} />
      </div>
      {boxed ? <div>{words}</div> : words}
    </Box>
  )
}
