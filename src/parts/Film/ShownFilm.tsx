import type { PictureData } from '../../content/media.ts'
import { classes } from '../../styles/classes.ts'
import { Picture } from '../Picture/Picture.tsx'
import css from './ShownFilm.module.css'
import { type FilmFiles, Sources } from './Sources.tsx'

export type ShownFilmData = {
  heading: string
  note: string
  picture: PictureData
  film?:
    | (FilmFiles & {
        description: string
        captions: { file: string; language: string; label: string }[]
        /** The transcript of the film, one text for each caption. */
        transcript: string[]
      })
    | undefined
  /** The label of the play button. */
  play: string
}

type Props = ShownFilmData & {
  /** The id of the heading, for the section around it. */
  id: string
}

/**
 * A film that loads only when the visitor starts it. Until then it is a picture with the label cut out of the corner. The
 * page must load frame/Moving.astro. Without scripts the film has the browser's controls.
 */
export function ShownFilm({ id, heading, note, picture, film, play }: Props) {
  return (
    <>
      <h2 className="vh" id={id}>
        {heading}
      </h2>
      <figure className={css.film} data-shown-film={film ? '' : undefined}>
        <div className={classes('framed', css.frame)}>
          {film && (
            // biome-ignore lint/a11y/useMediaCaption: it has no sound. Its subtitles come from content, which cannot leave them out. None is the default: browsers fetch that one with the page.
            <video controls playsInline preload="none" aria-label={film.description}>
              <Sources film={film} />
              {film.captions.map(track => (
                <track
                  key={track.language}
                  kind="subtitles"
                  src={track.file}
                  srcLang={track.language}
                  label={track.label}
                />
              ))}
            </video>
          )}
          <Picture picture={picture} sizes="(min-width: 768px) 90vw, 100vw" />
        </div>
        <figcaption className={css.label}>
          {film && (
            <button type="button" className={css.play} aria-label={play}>
              <svg viewBox="0 0 14 14" aria-hidden="true">
                <path d="M2 .5 13 7 2 13.500z" />
              </svg>
            </button>
          )}
          <span>
            <b className="h3">{heading}</b> <span className="note">{note}</span>
          </span>
        </figcaption>
      </figure>
      {film && (
        <ol className={classes('small', css.transcript)}>
          {film.transcript.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </>
  )
}
