import css from './Prose.module.css'

/** Shows paragraphs from Markdown, which the content loader has sanitized. */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
