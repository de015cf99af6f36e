import { type Locale, locales } from '../routes.ts'

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

/** A film with its caption files as tracks; the language of the page is shown first. */
export function withTracks<Film extends { captions: Record<Locale, string> }>(
  film: Film | undefined,
  locale: Locale,
) {
  return (
    film && {
      ...film,
      captions: locales.map(language => ({
        file: film.captions[language],
        language,
        label: names[language],
        first: language === locale,
      })),
    }
  )
}
