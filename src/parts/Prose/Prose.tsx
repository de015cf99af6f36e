import css from './Prose.module.css'

/** Paragraphs from Markdown, made safe and plain by the content loader. */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
