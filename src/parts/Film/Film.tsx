import type { PictureData } from '../../content/media.ts'
import { clock } from '../../i18n/play-time.ts'
import { classes } from '../../styles/classes.ts'
import { MotionButton } from '../MotionButton/MotionButton.tsx'
import { firstSizes } from '../Picture/first-picture.ts'
import { Picture } from '../Picture/Picture.tsx'
import { ScaleBar } from '../ScaleBar/ScaleBar.tsx'
import css from './Film.module.css'
import { type FilmFiles, Sources } from './Sources.tsx'

export type FilmData = FilmFiles & {
  poster: PictureData
  start: number
  end: number
  description: string
  caption?: string | undefined
}

type Props = {
  film: FilmData
  labels: { pause: string; play: string }
  /** The project that the film shows, and the link to it. */
  pictured?: { caption: string; href: string } | undefined
}

/**
 * A silent film that loops between two of its seconds. Without scripts, in data-saving mode and with reduced motion it is
 * a still picture. The template keeps browsers from creating a player before it is needed. The page must load
 * frame/Moving.astro.
 */
export function Film({ film, labels, pictured }: Props) {
  return (
    <figure data-film="" data-start={film.start} data-end={film.end}>
      <div
        className={classes('framed', css.frame)}
        data-focus-x={film.poster.focus.x}
        data-focus-y={film.poster.focus.y}
      >
        <Picture picture={{ ...film.poster, alt: film.description }} sizes={firstSizes.film} first />
        <template>
          {/* The video is created when it is to be played. With preload="none" WebKit would wait forever. */}
          <video muted playsInline tabIndex={-1} aria-hidden="true">
            <Sources film={film} start={film.start} />
          </video>
        </template>
      </div>
      <figcaption className={classes('wrap', css.foot)}>
        <div className={css.controls}>
          <MotionButton labels={labels} />
          <ScaleBar fields={fields(film.end - film.start)} empty />
          <span className="note tn" aria-hidden="true" data-clock="">
            {clock(0)} / {clock(film.end - film.start)}
          </span>
        </div>
        {film.caption && <span className="note">{film.caption}</span>}
        {pictured && (
          <a className="note" href={pictured.href}>
            {pictured.caption}
          </a>
        )}
      </figcaption>
    </figure>
  )
}

/** Returns one field per second, or per two seconds if the fields would become too narrow to read. */
function fields(seconds: number): number {
  return Math.round(seconds > 20 ? seconds / 2 : seconds)
}
