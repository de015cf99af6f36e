import type { Locale } from '../routes.ts'
import { locales } from '../routes.ts'

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

/** The caption tracks of a film; the language of the page is shown first. */
export function captionTracks(captions: Record<Locale, string>, locale: Locale) {
  return locales.map(language => ({
    file: captions[language],
    language,
    label: names[language],
    first: language === locale,
  }))
}
