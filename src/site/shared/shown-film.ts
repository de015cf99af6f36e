import { fill } from '../../i18n/fill.ts'
import { type Locale, locales } from '../../routes.ts'

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

type Content<Film> = { heading: string; film?: Film | undefined }

/** A film that a visitor starts (parts/Film/ShownFilm.tsx), with its caption files as tracks and its button named after it. */
export function shownFilm<Film extends { captions: Record<Locale, string> }, Part extends Content<Film>>(
  content: Part & Content<Film>,
  play: string,
) {
  const { film, heading } = content
  return {
    ...content,
    play: fill(play, { name: heading }),
    film: film && {
      ...film,
      captions: locales.map(language => ({
        file: film.captions[language],
        language,
        label: names[language],
      })),
    },
  }
}
