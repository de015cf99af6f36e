import type { Locale } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import type { Project } from '../catalogue.ts'

/** Returns the project lead if they have a card; otherwise the person responsible for the category. */
export function contactOf({ lead, category }: Project, locale: Locale): { id: string; name: string } {
  const { people, projectPage } = site(locale)
  const { person, others = [] } = projectPage.answers
  const head = others.find(other => other.category.id === category.id)?.person ?? person
  const id = lead && people.persons[lead.person.id] ? lead.person.id : head.id
  return { id, name: people.persons[id]?.name ?? '' }
}
