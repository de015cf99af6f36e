// What /company shows.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { employer } from '../../seo/employer.ts'
import { siteOrigin } from '../../seo/origin.ts'
import { pictureData } from '../shared/media.ts'
import { page } from '../shared/page.ts'
import { site } from '../shared/site.ts'

export type CompanyPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, intro, team, values, expertise, picture, board } = await page('company', locale)
  const { firm, people, interface: ui } = site(locale)
  const n = people.team.length
  const employees = board.flatMap(({ id }) => people.persons[id] ?? [])
  return {
    view: {
      hero,
      motion: { ...ui.motion, play: ui.film.start },
      intro,
      team: {
        heading: team.heading,
        drawing: fill(team.drawing, { n }),
        note: fill(team.note, { n }),
        people: await Promise.all(
          people.team.map(async ({ name, portrait }) => ({
            name,
            portrait: portrait && (await pictureData(portrait, locale)),
          })),
        ),
      },
      values,
      expertise,
      picture,
    },
    jsonLd: [employer(firm, employees, siteOrigin)],
  }
}
