import { Button } from '../../parts/Button/Button.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { Letters } from '../../parts/PageHero/Letters.tsx'
import { Tagline } from '../../parts/PageHero/Tagline.tsx'
import { firstSizes } from '../../parts/Picture/first.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Hero.module.css'
import type { HomePage } from './present.ts'
import { SlideStaff } from './SlideStaff.tsx'

/** The slideshow and the two ways on. The page loads frame/Moving.astro; without it the first picture stays. */
export function HomeHero({
  heading,
  tagline,
  slides,
  start,
  projects,
  motion,
  staff,
}: HomePage['view']['hero']) {
  const [first, ...others] = slides
  const moves = others.length > 0
  return (
    <section
      className={css.hero}
      aria-labelledby="title"
      data-first-screen=""
      data-slideshow={moves ? '' : undefined}
    >
      <div className={css.stage}>
        {moves && <MotionButton labels={motion} corner />}
        {/* On phones it is drawn 165 % as wide as the screen: at six tenths of their many pixels it looks the same and is there sooner. */}
        <div className={css.picture} data-slides="">
          {first && <Picture picture={first.picture} sizes={firstSizes.hero} first />}
        </div>
        {others.map(slide => (
          <template key={slide.picture.src}>
            <Picture picture={slide.picture} sizes={firstSizes.hero} />
            <SlideCaption {...slide} />
          </template>
        ))}
        {moves && <SlideStaff {...staff} />}
      </div>
      <Letters />
      <div className={classes('wrap', css.foot)}>
        <div className="beside">
          <div>
            <h1 className="poster" id="title">
              {heading.map(line => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <Tagline sentences={tagline} />
          </div>
          <div className={css.acts}>
            <p className={classes('note', css.caption)} data-slide-caption="">
              {first && <SlideCaption {...first} />}
            </p>
            <Button href={start.href} tone="red" wide data-dialog={start.dialog}>
              {start.label}
            </Button>
            <Button href={projects.href} wide>
              {projects.label}
            </Button>
            <OutcomeSlot dialog={start.dialog} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The picture's caption. It leads to the project that the picture shows. */
function SlideCaption({ caption, href }: HomePage['view']['hero']['slides'][number]) {
  return href ? <a href={href}>{caption}</a> : <span>{caption}</span>
}
