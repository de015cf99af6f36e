import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { Letters } from '../../parts/PageHero/Letters.tsx'
import { firstSizes } from '../../parts/Picture/first-picture.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import css from './HeroAcross.module.css'
import type { HeroProps } from './View.tsx'

/** Shows two words across the whole sheet, and below them the picture that they are about. */
export function HeroAcross({ heading, lead, picture, actions }: HeroProps) {
  return (
    <div className={css.hero} data-part="hero" data-first-screen="">
      <div className="wrap">
        <h1 className={css.title} data-part="display" id="title">
          {heading}
        </h1>
      </div>
      <div className={css.picture} data-part="hero-picture">
        {picture && <Picture picture={picture} sizes={firstSizes.across} first />}
      </div>
      <Letters className={css.letters} />
      <div className="wrap">
        <div className={classes('beside', css.words)}>
          <p className="lead">{lead}</p>
          <div>
            {actions.map(action => (
              <ActionButton key={action.label} action={action} wide />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
