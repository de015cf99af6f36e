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
  /** Leads to what it shows. */
  pictured?: { caption: string; href: string } | undefined
}

/**
 * A silent film between two of its seconds, over and over. Without script, in data-saving mode and where motion is not
 * welcome it is the picture it begins with; a browser makes no player before there is something to play. The page
 * loads frame/Moving.astro.
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
          {/* It is made when it is to be played. With preload="none" WebKit would wait for ever. */}
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

/** A field a second, or two seconds where the fields would become too narrow to read. */
function fields(seconds: number): number {
  return Math.round(seconds > 20 ? seconds / 2 : seconds)
}
