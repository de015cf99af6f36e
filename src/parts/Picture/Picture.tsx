import type { PictureData } from '../../content/media.ts'
import css from './Picture.module.css'

type Props = {
  picture: PictureData
  /** The width it is shown at, in the words of the HTML sizes attribute. */
  sizes: string
  /** The one picture of the first screen: loaded at once. Everything else waits until it is near. */
  first?: boolean
  /** True where the same thing is named in words beside it, for example inside a linked card. */
  decorative?: boolean
}

/** AVIF with a JPEG behind it; its place on the page is kept before it arrives. */
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
        // The words of a page that is there do not wait until its picture is decoded (docs/decisions/0005).
        decoding={first ? 'async' : undefined}
      />
    </picture>
  )
}
