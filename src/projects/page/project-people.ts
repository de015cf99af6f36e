// The people on a project's page: its lead and team.
import { keepTogether } from '../../content/keep-together.ts'
import type { PictureRef } from '../../content/values.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { pictureData } from '../../site/shared/localized-media.ts'
import { type Site, site } from '../../site/shared/site.ts'
import { writerIn } from '../catalogue.ts'
import type { Stages } from '../facts.ts'

type Project = Site['projects'][string]

/** Finds a person with a card by id, or a member of the team by first name. */
function colleague(id: string, locale: Locale) {
  const { people } = site(locale)
  const person = people.persons[id]
  if (person) return { ...person, role: [person.role, person.position].filter(Boolean).join(', ') }
  return { name: id, role: undefined, portrait: people.team.find(({ name }) => name === id)?.portrait }
}

async function shown(
  name: string,
  role: string | undefined,
  portrait: PictureRef | undefined,
  locale: Locale,
) {
  const label = fill(site(locale).interface.person.portrait, { name })
  return { name, role, label, portrait: portrait && (await pictureData(portrait, locale)) }
}

function roleAt(role: string | undefined, stages: Stages | undefined, locale: Locale): string | undefined {
  if (!role || !stages) return role
  const text = fill(site(locale).interface.facts.roleAt, { role, stages: writerIn(locale).stages(stages) })
  return keepTogether(text, locale)
}

export async function peopleOf({ lead, team = [] }: Project, locale: Locale) {
  return Promise.all(
    [...(lead ? [lead] : []), ...team].map(({ person, role, stages }) => {
      const { name, portrait, role: usual } = colleague(person.id, locale)
      return shown(name, roleAt(role ?? usual, stages, locale), portrait, locale)
    }),
  )
}
