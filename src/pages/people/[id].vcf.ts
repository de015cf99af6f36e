import type { APIRoute } from 'astro'
import { content } from '../../site/shared/site.ts'
import { vcard } from '../../site/shared/vcard.ts'

export function getStaticPaths() {
  return Object.keys(content.people.persons).map(id => ({ params: { id } }))
}

export const GET: APIRoute = ({ params }) => {
  const person = content.people.persons[params.id ?? '']
  if (!person) throw new Error(`people.yaml has no person "${params.id}"`)
  return new Response(vcard(person, content.firm))
}
