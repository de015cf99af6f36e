// Fields with pictures, drawings and films.
import * as v from 'valibot'
import { field, group, optional } from './fields.ts'
import type { PictureFormat } from './picture-formats.ts'
import type { Sentence } from './problems.ts'
import { above } from './range-order.ts'
import { text } from './text-fields.ts'
import { chosen, languageCode, matches } from './texts.ts'
import { CaptionFile, FileRef, InlineDrawing, PictureRef } from './values.ts'

/** The name of a picture in content/media. */
export const pictureName = v.pipe(
  v.string(),
  chosen,
  matches(
    /^([a-z0-9-]+\.(jpg|avif|png))?$/,
    'muss ein Dateiname in kleinen Buchstaben sein, etwa office-courtyard.jpg',
    'must be a file name in small letters, such as office-courtyard.jpg',
  ),
)

export const picture = <F extends PictureFormat>(format: F) =>
  v.pipe(
    pictureName,
    v.metadata({ kind: 'picture', place: format }),
    v.description('File name of a picture in content/media, described in content/media/pictures.yaml'),
    v.transform(file => new PictureRef(file, format)),
  )

const mediaFile = (endings: string, message: Sentence) =>
  v.pipe(
    v.string(),
    matches(new RegExp(`^[a-z0-9.-]+\\.(${endings})$`), message.de, message.en),
    v.metadata({ kind: 'film' }),
  )

const filmFile = () =>
  v.pipe(
    mediaFile('mp4|webm', {
      de: 'muss der Name eines Films (.mp4, .webm) in media/ sein',
      en: 'must be the name of a film (.mp4, .webm) in media/',
    }),
    v.transform(file => new FileRef(file)),
  )

const captionFile = () =>
  v.pipe(
    mediaFile('vtt', {
      de: 'muss der Name einer Untertiteldatei (.vtt) in media/ sein',
      en: 'must be the name of a caption file (.vtt) in media/',
    }),
    v.transform(file => new CaptionFile(file)),
  )

const drawingName = v.pipe(
  v.string(),
  matches(
    /^[a-z0-9-]+\.svg$/,
    'muss der Name einer Zeichnung (.svg) in media/ sein',
    'must be the name of a drawing (.svg) in media/',
  ),
  v.metadata({ kind: 'drawing' }),
  v.description('File name of a drawing (.svg) in content/media'),
)

/** A line drawing that is not changed. */
export const drawing = () =>
  v.pipe(
    drawingName,
    v.transform(file => new FileRef(file)),
  )

/** A line drawing that uses the colours of the page: `currentColor`, `var(--edge)`, `var(--bg)`, `var(--line-accent)`. */
export const inlineDrawing = () =>
  v.pipe(
    drawingName,
    v.transform(file => new InlineDrawing(file)),
  )

const filmFiles = () => ({
  file: field('Datei', 'File', filmFile()),
  av1: optional('Datei in AV1', 'File in AV1', filmFile()),
})
const filmVersions = () => ({
  ...filmFiles(),
  large: optional('Für große Bildschirme', 'For large screens', group(filmFiles()), {
    de: 'Derselbe Film, 1920 Pixel breit.',
    en: 'The same film, 1920 pixels wide.',
  }),
})
const seconds = () => v.pipe(v.number(), v.minValue(0))
const filmDescription = () =>
  field('Beschreibung', 'Description', text(), {
    de: 'Was der Film zeigt, für Menschen, die ihn nicht sehen.',
    en: 'What the film shows, for people who cannot see it.',
  })

/** A silent film that loops from start to end. */
export const film = () =>
  v.pipe(
    group({
      ...filmVersions(),
      poster: field('Standbild', 'Still', picture('poster')),
      start: field('Anfang (Sekunden)', 'Start (seconds)', seconds()),
      end: field('Ende (Sekunden)', 'End (seconds)', seconds()),
      description: filmDescription(),
      caption: optional('Zeile unter dem Film', 'Line under the film', text()),
    }),
    above('start', 'end'),
  )

/** A film with sound that the visitor starts and controls. */
export const shownFilm = () =>
  group({
    ...filmVersions(),
    captions: field('Untertitel', 'Subtitles', v.record(languageCode, captionFile())),
    description: filmDescription(),
  })
