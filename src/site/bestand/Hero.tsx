import type { PictureData } from '../../content/media.ts'
import { Button } from '../../parts/Button/Button.tsx'
import { Letters } from '../../parts/PageHero/Letters.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Hero.module.css'

// On phones it is drawn 220 % as wide as the screen: at three quarters of their many pixels it looks the same and is there sooner.
export const sizes = '(min-width: 768px) 94vw, 165vw'

type Props = {
  heading: string
  lead: string
  picture: PictureData
  action: { label: string; link: string; dialog: string }
}

/** Two words across the whole sheet, and under them the street they are about. */
export function BestandHero({ heading, lead, picture, action }: Props) {
  return (
    <div className={css.hero} data-first-screen="">
      <div className="wrap">
        <h1 className={css.rock} id="title">
          {heading}
        </h1>
      </div>
      <div className={css.picture}>
        <Picture picture={picture} sizes={sizes} first />
      </div>
      <Letters className={css.letters} />
      <div className="wrap">
        <div className={classes('beside', css.words)}>
          <p className="lead">{lead}</p>
          <div>
            <Button href={action.link} data-dialog={action.dialog} tone="red" wide>
              {action.label}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
