import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { classes } from '../../styles/classes.ts'
import { Button } from '../Button/Button.tsx'
import { Hyphenated } from '../Hyphenated/Hyphenated.tsx'
import { firstSizes } from '../Picture/first-picture.ts'
import { Picture } from '../Picture/Picture.tsx'
import { Letters } from './Letters.tsx'
import css from './PageHero.module.css'
import { Tagline } from './Tagline.tsx'

/** An action with its address, and the dialog that it opens instead if scripts run. */
export type HeroAction = { label: string; link: string; dialog?: string }

type Props = {
  heading: string
  lead: string
  /** The sentences under the heading that say what the firm does. On phones the lead then follows the action. */
  tagline?: string[] | undefined
  /** The one action of the first screen, at axis I. */
  action?: HeroAction | undefined
  picture?: PictureData | undefined
  /** Replaces the picture's caption, and links to the project that it shows. */
  pictured?: { caption: string; href: string } | undefined
  /** A film instead of the picture. */
  film?: ReactNode
  /** The content at axis I if it is not a single action. */
  children?: ReactNode
}

/**
 * The first screen of an inner page: poster heading, lead and action, and a picture that bleeds off on the right, with
 * the axes above it.
 */
export function PageHero({ heading, lead, tagline, action, picture, pictured, film, children }: Props) {
  return (
    <div className={css.hero} data-part="hero">
      <div className={classes('wrap', css.head)}>
        <div className="beside">
          <div>
            <h1 className="poster" id="title">
              <Hyphenated text={heading} />
            </h1>
            {tagline && <Tagline sentences={tagline} />}
          </div>
          <div className={classes(css.side, tagline && css.leadLast)}>
            <p className="lead">{lead}</p>
            <div className={css.acts}>
              {action && (
                <Button href={action.link} tone="red" wide data-dialog={action.dialog}>
                  {action.label}
                </Button>
              )}
              {children}
            </div>
          </div>
        </div>
      </div>
      {(film || picture) && <Letters className={css.letters} />}
      {film}
      {picture && (
        <figure className={css.picture} data-part="picture">
          <Picture picture={picture} sizes={firstSizes.hero} first />
          {(pictured || picture.caption) && (
            <figcaption className="note">
              {pictured ? <a href={pictured.href}>{pictured.caption}</a> : picture.caption}
            </figcaption>
          )}
        </figure>
      )}
    </div>
  )
}
