import { type Locale, locales } from '../routes.ts'

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

/** A film with its caption files as tracks, one a language. */
export function withTracks<Film extends { captions: Record<Locale, string> }>(film: Film | undefined) {
  return (
    film && {
      ...film,
      captions: locales.map(language => ({
        file: film.captions[language],
        language,
        label: names[language],
      })),
    }
  )
}
