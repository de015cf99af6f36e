import { site } from '../../src/site/shared/site.ts'
import type { BidOrder } from './order-schema.ts'

/** Leaves out projects and people that are no longer in the content: a bid may be older than their removal. */
export function withoutGone(order: BidOrder): BidOrder {
  const { projects, people } = site(order.language)
  const isHere = (id: string) => id in people.persons || people.team.some(({ name }) => name === id)
  const left = order.projects.filter(id => id in projects)
  if (left.length === 0) throw new Error('None of the projects is in the content')
  return { ...order, projects: left, people: order.people.filter(isHere) }
}
