// Builds the data of contact persons for cards and dialogs, with the address of their office.

import type { PersonRef } from '../../content/values.ts'
import { fill } from '../../i18n/fill.ts'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import type { Locale } from '../../routes.ts'
import { pictureData } from './localized-media.ts'
import { officeOf } from './offices.ts'
import { site } from './site.ts'

export async function personData(ref: PersonRef, locale: Locale): Promise<PersonData> {
  const { people, firm, interface: ui } = site(locale)
  const person = people.persons[ref.id]
  if (!person) throw new Error(`people.yaml has no person "${ref.id}"`)
  const office = officeOf(firm, person.office)
  return {
    id: ref.id,
    anchor: person.anchor,
    name: person.name,
    title: [person.role, person.position].filter(Boolean).join(', '),
    department: person.department,
    location: office.city,
    address: `${office.street}, ${office.postalCode} ${office.locality}`,
    phone: person.phone,
    email: person.email,
    languages: person.languages,
    portrait: person.portrait && (await pictureData(person.portrait, locale)),
    card: `/people/${ref.id}.vcf`,
    labels: {
      ...ui.person,
      portrait: fill(ui.person.portrait, { name: person.name }),
      copyPhone: fill(ui.person.copy, { what: ui.person.phone }),
      copyEmail: fill(ui.person.copy, { what: ui.person.email }),
      close: ui.form.close,
    },
  }
}
