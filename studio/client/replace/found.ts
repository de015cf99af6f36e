import type { Mention, Person } from '../../content/mentions.ts'
import type { Called } from '../../content/rename.ts'

/** What the server knows of somebody who leaves: where they stand, and who else is there. */
export type Found = {
  person: Person
  mentions: Mention[]
  cards: (Called & { key: string })[]
  team: string[]
}
