import './Film.css'
import './ScaleBar.css'
import type { PictureData } from '../content/media.ts'
import { clock } from '../i18n/clock.ts'
import { MotionButton } from './MotionButton.tsx'
import { Picture } from './Picture.tsx'

export type FilmData = {
  file: string
  av1?: string | undefined
  poster: PictureData
  start: number
  end: number
  description: string
  caption?: string | undefined
}

type Props = {
  film: FilmData
  labels: { pause: string; play: string }
}

/**
 * A silent film between two of its seconds, over and over. Without script, in data-saving mode and where motion is not
 * welcome it is the picture it begins with; a browser makes no player before there is something to play. The page
 * loads behaviours/moving.ts.
 */
export function Film({ film, labels }: Props) {
  return (
    <figure className="film" data-film="" data-start={film.start} data-end={film.end}>
      <div className={`film-frame fx-${film.poster.focus.x} fy-${film.poster.focus.y}`}>
        <Picture picture={{ ...film.poster, alt: film.description }} sizes="100vw" first />
        <template>
          <video muted playsInline preload="none" tabIndex={-1} aria-hidden="true">
            {film.av1 && (
              <source src={`${film.av1}#t=${film.start}`} type='video/mp4; codecs="av01.0.08M.08"' />
            )}
            <source src={`${film.file}#t=${film.start}`} type="video/mp4" />
          </video>
        </template>
      </div>
      <figcaption className="film-foot wrap">
        <div className="film-ctl">
          <MotionButton labels={labels} />
          <span className="scale" aria-hidden="true">
            {fields(film.end - film.start).map(second => (
              <i key={second} />
            ))}
          </span>
          <span className="film-clock note tn" aria-hidden="true">
            {clock(0)} / {clock(film.end - film.start)}
          </span>
        </div>
        {film.caption && <span className="note">{film.caption}</span>}
      </figcaption>
    </figure>
  )
}

/** A field a second, or two seconds where the fields would become too narrow to read. */
function fields(seconds: number): number[] {
  const step = seconds > 20 ? 2 : 1
  return Array.from({ length: Math.round(seconds / step) }, (_, index) => index * step)
}
