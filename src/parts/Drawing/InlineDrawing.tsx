import css from './InlineDrawing.module.css'

type Props = {
  svg: string
  /** The drawing in words, where it says more than the text beside it. */
  alt?: string | undefined
}

/** A drawing from content/media as part of the page, in the page's colours. The check admits nothing in it that acts. */
export function InlineDrawing({ svg, alt }: Props) {
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return <div className={css.box} {...spoken} dangerouslySetInnerHTML={{ __html: svg }} />
}
