import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { classes } from '../../styles/classes.ts'
import { relOf } from '../Button/action-data.ts'
import { Picture } from '../Picture/Picture.tsx'
import { type Row, Rows } from '../Rows/Rows.tsx'
import css from './Card.module.css'

/** `sizes` of cards in columns. */
export const inColumns = '(min-width: 1120px) 29vw, (min-width: 768px) 45vw, 92vw'
/** `sizes` of two cards side by side, without a third. */
export const inHalves = '(min-width: 768px) 45vw, 92vw'

type Props = {
  picture: PictureData
  sizes?: string | undefined
  /** Shows the whole picture on a tinted background instead of cropping it to the frame. */
  uncropped?: boolean
  /** True if the picture says no more than the title. */
  decorative?: boolean
  /** Keeps the picture still on hover, because a drawing appears over it. */
  still?: boolean
  /** The line between picture and title, such as a category or a date. */
  meta?: ReactNode
  title: string
  /** The heading level, one below the heading above the card. */
  level?: 2 | 3
  /** The address of the link, which covers the whole card. */
  href?: string
  text?: string
  rows?: Row[]
  /** Renders an item of a list. */
  item?: boolean
  /** Puts title and rows into a box of their own, beside the picture. */
  boxed?: boolean
  className?: string | undefined
  id?: string | undefined
  'data-project'?: string
  'data-focus'?: string
  'data-category'?: string
  'data-line'?: string | undefined
}

/** A picture with its title and texts, either in a CardGrid or alone. */
export function Card({ picture, sizes = inColumns, title, level = 3, href, text, rows, ...props }: Props) {
  const {
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
        <Picture picture={picture} sizes={sizes} decorative={decorative} />
      </div>
      {boxed ? <div>{words}</div> : words}
    </Box>
  )
}
