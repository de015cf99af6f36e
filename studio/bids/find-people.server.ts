// Answers the finder of people, with the internal facts of the firm.
import type * as v from 'valibot'
import { thisMonth } from '../../src/projects/catalogue.ts'
import type { peopleSchema } from './order.ts'
import { colleaguesIn } from './people.server.ts'
import { type FoundPerson, findPeople } from './people.ts'

export type PeopleAnswer = { people: FoundPerson[] }

export const peopleAnswer = ({ language, query }: v.InferOutput<typeof peopleSchema>): PeopleAnswer => ({
  people: findPeople(colleaguesIn(language), query, thisMonth()),
})
