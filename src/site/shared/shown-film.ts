import { captionTexts } from '../../content/captions.ts'
import { byName } from '../../content/media-names.ts'
import type { FileRef } from '../../content/values.ts'
import { fill } from '../../i18n/fill.ts'
import { type Locale, locales } from '../../routes.ts'

const texts = byName(
  import.meta.glob<string>('#media/*.vtt', { import: 'default', query: '?raw', eager: true }),
)

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

type Content<Film> = { heading: string; film?: Film | undefined }

/**
 * A film that a visitor starts (parts/Film/ShownFilm.tsx), with its caption files as tracks, what they say as text, and
 * its button named after it. `told`: the caption file in the language of the page.
 */
export function shownFilm<Film extends { captions: Record<string, string> }, Part extends Content<Film>>(
  content: Part & Content<Film>,
  play: string,
  told: FileRef | undefined,
) {
  const { film, heading } = content
  return {
    ...content,
    play: fill(play, { name: heading }),
    film: film && {
      ...film,
      told: captionTexts(texts[told?.file ?? ''] ?? ''),
      captions: locales.flatMap(language => {
        const file = film.captions[language]
        return file === undefined ? [] : [{ file, language, label: names[language] }]
      }),
    },
  }
}
