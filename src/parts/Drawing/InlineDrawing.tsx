import css from './InlineDrawing.module.css'

type Props = {
  svg: string
  /** A description, if the drawing says more than the text beside it. */
  alt?: string | undefined
}

/** Inlines a drawing from content/media, so that it has the page's colours. The content check rejects anything active in it. */
export function InlineDrawing({ svg, alt }: Props) {
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return <div className={css.box} {...spoken} dangerouslySetInnerHTML={{ __html: svg }} />
}
