import type { ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { axes } from '../../parts/PageHero/axes.ts'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { notFound } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof notFound> & {
  /** The home page in the page's language. */
  ownHome: string
  /** The suggested pages. */
  children: ReactNode
}

/** Draws the axes A to L. The missing page is on M, off the grid. */
export function NotFound({ heading, text, home, homeInLanguage, ownHome, children }: Props) {
  return (
    <section className={css.page} data-first-screen="" aria-labelledby="title">
      <div className={css.sheet} aria-hidden="true">
        <div className={classes('grid', css.axes)}>
          {axes.map(axis => (
            <span key={axis}>
              <i>{axis}</i>
            </span>
          ))}
          <span className={css.off}>
            <i>M</i>
          </span>
        </div>
        <p className={classes('wrap', css.number)}>
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
      </div>
      <div className={classes('wrap', css.text)}>
        <h1 className="h2" id="title">
          <span className="vh">404: </span>
          <span lang={heading.lang}>{heading.text}</span>
        </h1>
        <p className="lead">{text}</p>
        {children}
        <div className={css.links}>
          {ownHome !== '/' && (
            <Button tone="ink" href={ownHome}>
              {homeInLanguage}
            </Button>
          )}
          <Button tone={ownHome === '/' ? 'ink' : 'line'} href="/">
            {home}
          </Button>
        </div>
      </div>
    </section>
  )
}
