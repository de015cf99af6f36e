import css from './Tagline.module.css'

/** The one or two sentences under the first heading that say what the firm does. */
export function Tagline({ sentences }: { sentences: string[] }) {
  return (
    <p className={css.tagline} data-tagline="">
      {sentences.map(sentence => (
        <span key={sentence}>{`${sentence} `}</span>
      ))}
    </p>
  )
}
