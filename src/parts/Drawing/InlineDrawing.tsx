import css from './InlineDrawing.module.css'

type Props = { svg: string; alt: string | undefined }

/** A drawing from content/media as part of the page, in the page's colours. The check admits nothing in it that acts. */
export function InlineDrawing({ svg, alt }: Props) {
  return <div className={css.box} role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
}
