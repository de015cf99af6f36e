// Answers the finder of people, with the internal facts of the firm.
import type * as v from 'valibot'
import { thisMonth } from '../../src/projects/catalogue.ts'
import { colleaguesIn } from './colleagues.server.ts'
import { type FoundPerson, findPeople } from './match-people.ts'
import type { peopleSchema } from './order-schema.ts'

export type PeopleAnswer = { people: FoundPerson[] }

export const peopleAnswer = ({ language, query }: v.InferOutput<typeof peopleSchema>): PeopleAnswer => ({
  people: findPeople(colleaguesIn(language), query, thisMonth()),
})
