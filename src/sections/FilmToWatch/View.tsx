import { fill } from '../../i18n/fill.ts'
import { languageName } from '../../i18n/language-name.ts'
import { ShownFilm } from '../../parts/Film/ShownFilm.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { locales } from '../../routes.ts'
import type { SectionProps } from '../resolved.ts'
import type { filmToWatch } from './schema.ts'

type Props = SectionProps<typeof filmToWatch> & {
  /** The label of the button, in which {name} stands for the heading. */
  playLabel: string
}

/** Shows a film that the visitor starts, with its subtitles as text below. Without a film it shows the picture. */
export function FilmToWatch({ heading, note, picture, film, playLabel, at }: Props) {
  return (
    <Section {...at}>
      <ShownFilm
        id={at.id}
        heading={heading}
        note={note}
        picture={picture}
        play={fill(playLabel, { name: heading })}
        film={
          film && {
            ...film,
            transcript: film.captions[at.page.locale]?.texts ?? [],
            captions: locales.flatMap(language => {
              const file = film.captions[language]?.address
              return file === undefined ? [] : [{ file, language, label: languageName(language, language) }]
            }),
          }
        }
      />
    </Section>
  )
}
