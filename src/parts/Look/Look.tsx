import type { PictureData } from '../../content/media.ts'
import { classes } from '../../styles/classes.ts'
import { Lines } from '../Drawing/Lines.tsx'
import { firstSizes } from '../Picture/first-picture.ts'
import { Picture } from '../Picture/Picture.tsx'
import css from './Look.module.css'

type Props = {
  id?: string | undefined
  picture: PictureData
  /** Shows the whole picture on a tinted background instead of cropping it to the frame. */
  uncropped: boolean
  /** True if the picture is on the first screen. */
  first: boolean
  /** Extends the picture from edge to edge of the window. */
  full: boolean
  /** The same view as a line drawing, in a file of its own, 2400 units wide. */
  line?: { href: string; alt: string } | undefined
  /** The same view in the evening. */
  evening?: PictureData | undefined
  note?: string | undefined
  labels: { label: string; model: string; evening: string; drawing: string }
}

/**
 * Shows a model, and the same view in the evening and as a line drawing. The switch consists of radio buttons and styles,
 * so it needs no script.
 */
export function Look({ id, picture, uncropped, first, full, line, evening, note, labels }: Props) {
  const tall = picture.height / picture.width > 0.65
  return (
    <figure className={classes(css.look, full && css.full, uncropped && css.whole)} id={id} data-part="look">
      <div className={css.frames}>
        <div className={css.model}>
          <Picture picture={picture} first={first} sizes={firstSizes.hero} />
        </div>
        {evening && (
          <div className={classes(css.evening, tall && css.tall)}>
            <Picture picture={{ ...evening, focus: picture.focus }} sizes={firstSizes.hero} />
          </div>
        )}
        {line && (
          <div
            className={classes(css.line, tall && css.tall)}
            data-focus-x={picture.focus.x}
            data-focus-y={picture.focus.y}
          >
            <Lines href={line.href} viewBox={`0 0 2400 ${tall ? 1800 : 1350}`} alt={line.alt} />
          </div>
        )}
      </div>
      {(line || evening || note) && (
        <figcaption className={classes('wrap', css.foot)}>
          {(line || evening) && (
            <fieldset className={css.switch}>
              <legend className="vh">{labels.label}</legend>
              <label>
                <input type="radio" name="look" defaultChecked />
                <span>{labels.model}</span>
              </label>{' '}
              {evening && (
                <label>
                  <input type="radio" name="look" data-evening="" />
                  <span>{labels.evening}</span>
                </label>
              )}{' '}
              {line && (
                <label>
                  <input type="radio" name="look" data-line="" />
                  <span>{labels.drawing}</span>
                </label>
              )}
            </fieldset>
          )}
          {note && <p className="note">{note}</p>}
        </figcaption>
      )}
    </figure>
  )
}
