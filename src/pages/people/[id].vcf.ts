import type { APIRoute } from 'astro'
import { firstLocale, locales } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { peopleWithCard, vcard } from '../../site/shared/vcard.ts'

export function getStaticPaths() {
  return peopleWithCard(locales.map(site)).map(id => ({ params: { id } }))
}

export const GET: APIRoute = ({ params }) => {
  const { people, firm } = site(firstLocale())
  const person = people.persons[params.id ?? '']
  if (!person) throw new Error(`people.yaml has no person "${params.id}"`)
  return new Response(vcard(person, firm))
}
