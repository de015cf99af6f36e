import { fill } from '../../i18n/fill.ts'
import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { Letters } from '../../parts/PageHero/Letters.tsx'
import { Tagline } from '../../parts/PageHero/Tagline.tsx'
import { firstSizes } from '../../parts/Picture/first-picture.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'
import type { Site } from '../../site/shared/site.ts'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { Slide } from './present.ts'
import { SlideStaff } from './SlideStaff.tsx'
import type { heroSlideshow } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof heroSlideshow> & {
  slides: Slide[]
  motion: Site['interface']['motion']
  words: Site['interface']['heroSlideshow']
}

/** The first screen of a site: a heading over changing pictures. Without scripts the first picture stays. */
export function HeroSlideshow({ heading, tagline, actions, slides, motion, words }: Props) {
  const [first, ...others] = slides
  const moves = others.length > 0
  return (
    <section
      className={css.hero}
      data-part="hero"
      aria-labelledby="title"
      data-first-screen=""
      data-slideshow={moves ? '' : undefined}
    >
      <div className={css.stage} data-part="hero-stage">
        {moves && <MotionButton labels={motion} corner />}
        {/* On phones the picture is 165 % as wide as the screen. Six tenths of the pixels look the same on their dense
            screens and load faster. */}
        <div className={css.picture} data-part="hero-picture" data-slides="">
          {first && <Picture picture={first.picture} sizes={firstSizes.hero} first />}
        </div>
        {others.map(slide => (
          <template key={slide.picture.src}>
            <Picture picture={slide.picture} sizes={firstSizes.hero} />
            <SlideCaption {...slide} />
          </template>
        ))}
        {moves && (
          <SlideStaff
            label={words.choose}
            names={slides.map((_, index) => fill(words.slide, { n: index + 1, total: slides.length }))}
          />
        )}
      </div>
      <Letters />
      <div className={classes('wrap', css.foot)}>
        <div className="beside">
          <div>
            <h1 className="poster" id="title">
              {heading.map(line => (
                <span key={line}>{`${line} `}</span>
              ))}
            </h1>
            {tagline && <Tagline sentences={tagline} />}
          </div>
          <div className={css.acts}>
            <p className={classes('note', css.caption)} data-slide-caption="">
              {first && <SlideCaption {...first} />}
            </p>
            {actions.map(action => (
              <ActionButton key={action.label} action={action} wide />
            ))}
            {actions.map(({ dialog }) => dialog && <OutcomeSlot key={dialog} dialog={dialog} />)}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The caption of a picture, which links to the project that it shows. */
function SlideCaption({ caption, href }: Slide) {
  return href ? <a href={href}>{caption}</a> : <span>{caption}</span>
}
