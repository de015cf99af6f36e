import type { PictureData } from '../../content/media.ts'
import css from './Picture.module.css'

type Props = {
  picture: PictureData
  /** The displayed width, as a value of the HTML sizes attribute. */
  sizes: string
  /** True for the one picture of the first screen, which loads at once. All others load when they are near. */
  first?: boolean
  /** True if the text beside it already names the subject, for example inside a linked card. */
  decorative?: boolean
}

/** A picture as AVIF with a JPEG fallback. Its space on the page is reserved before it loads. */
export function Picture({ picture, sizes, first = false, decorative = false }: Props) {
  return (
    <picture className={css.picture} data-focus-x={picture.focus.x} data-focus-y={picture.focus.y}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        // The text of a loaded page must not wait for its picture to be decoded (docs/decisions/0005).
        decoding={first ? 'async' : undefined}
      />
    </picture>
  )
}
