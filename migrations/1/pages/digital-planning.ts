import { type Conversion, given, head, type OldPage } from '../page.ts'
import { metres, number, type Wall, wallDrawings } from '../wall.ts'

export const digitalPlanning: Conversion = old => ({
  media: wallDrawings(old.whatIsBim.wall),
  page: {
    ...head(old),
    contactPerson: old.whatIsBim.person,
    sections: [
      given({
        section: 'hero',
        heading: old.hero.heading,
        lead: old.hero.lead,
        picture: old.hero.picture,
        film: old.hero.film,
        actions: [{ label: old.hero.action, person: 'page', main: true }],
      }),
      {
        section: 'service-index',
        heading: old.offers.heading,
        items: old.offers.list,
        action: { label: old.offers.request, form: 'chat' },
      },
      {
        section: 'annotated-picture',
        heading: old.benefits.heading,
        picture: old.benefits.picture,
        notes: old.benefits.list,
      },
      {
        section: 'drawing-with-parts',
        look: 'each',
        heading: old.whatIsBim.heading,
        lead: old.whatIsBim.lead,
        text: old.whatIsBim.copy,
        parts: wallParts(old.whatIsBim.wall),
        action: { label: old.whatIsBim.action, person: 'page' },
      },
      {
        section: 'people',
        look: 'faces',
        heading: old.team.heading,
        text: old.team.intro,
        people: old.team.list,
      },
      given({
        section: 'film-to-watch',
        heading: old.film.heading,
        note: old.film.note,
        picture: old.film.picture,
        film: old.film.film,
      }),
    ],
  },
})

/** Makes the three parts of the wall: as a line, as an object and as a data sheet. */
function wallParts({ line, object, sheet, labels, rows, ...wall }: OldPage & Wall): object[] {
  const { length, height, thickness } = wall
  return [
    { title: line.title, text: line.text, drawing: 'wall-line.svg', alt: filled(line.alt, wall) },
    { title: object.title, text: object.text, drawing: 'wall-object.svg', alt: filled(object.alt, wall) },
    {
      title: sheet.title,
      text: sheet.text,
      rows: [
        { label: labels.length, value: metres(length) },
        { label: labels.height, value: metres(height) },
        { label: labels.thickness, value: metres(thickness) },
        { label: labels.volume, value: metres(length * height * thickness, 'm³') },
        ...rows,
      ],
    },
  ]
}

function filled(alt: { de: string; en: string }, wall: Wall) {
  const text = (language: 'de' | 'en') =>
    alt[language].replace(
      /\{(length|height|thickness)\}/g,
      (_, name: keyof Wall) => number(wall[name])[language],
    )
  return { de: text('de'), en: text('en') }
}
