import type { Site } from '../site/shared/site.ts'
import type { JsonLd } from './json-ld.ts'

type Person = Site['people']['persons'][string]

/** Describes the organisation as an employer: size, founding year, and the given contact people. */
export function employer(firm: Site['firm'], people: Person[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: firm.name,
    foundingDate: String(firm.founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: firm.figures.team },
    employee: people.map(person => ({
      '@type': 'Person',
      name: person.name,
      jobTitle: person.position ?? person.role,
      email: person.email,
      telephone: person.phone.shown,
    })),
  }
}
