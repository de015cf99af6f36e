// The published projects as tenders look at them.
import { million } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import type { Reference } from './judge.ts'

/** Without the keys that have no value: what is not published is not there. */
const published = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

const millions = (euros: number | undefined) => (euros === undefined ? undefined : euros / million)

export function referenceOf({ id, title, category, facts, built }: PublicProject): Reference {
  const { areas = {}, costs = {}, phases, completion, feeZone, works, listed, publiclyFunded, client } = facts
  return {
    id,
    title,
    type: category,
    ...published({
      phases,
      zone: feeZone,
      gfa: areas.gross,
      nuf: areas.usable,
      net: millions(costs.net),
      gross: millions(costs.gross),
      completion,
      built,
      works,
      listed,
      funded: publiclyFunded,
      client: client?.kind,
    }),
  }
}
