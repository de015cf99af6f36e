import { classes } from '../../styles/classes.ts'
import css from './Form.module.css'
import type { FormSetup } from './setup.ts'

/** Links to the privacy policy in a new window, so that nothing typed is lost. */
export function PrivacyLine({ texts, href }: { texts: Pick<FormSetup['texts'], 'privacy'>; href: string }) {
  const [before, after] = texts.privacy.text.split('{link}')
  return (
    <p className={classes(css.line, 'note')}>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {texts.privacy.link}
      </a>
      {after}
    </p>
  )
}
