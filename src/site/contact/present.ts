// What /contact shows: people, the two places with everything that reaches them, two forms.
import type { Locale } from '../../routes.ts'
import { formSetup } from '../shared/forms.ts'
import { withMedia } from '../shared/media.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'

export type ContactPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, persons, picture, places, forms } = await page('contact', locale)
  const { firm, people } = site(locale)
  const { labels } = places
  const home = firm.offices[0]?.countryCode
  return {
    view: {
      hero,
      phone: firm.phone,
      persons: {
        heading: persons.heading,
        save: persons.save,
        list: await Promise.all(
          persons.list.map(async ref => ({
            person: await personData(ref, locale),
            anchor: people.persons[ref.id]?.anchor,
          })),
        ),
      },
      picture,
      places: (await withMedia(firm.offices, locale)).map((office, index) => {
        const { id, city, plan, arrive } = office
        const point = `${office.latitude},${office.longitude}`
        const name = encodeURIComponent(office.company)
        return {
          id,
          mark: city.charAt(0),
          // An office abroad is named by its country first.
          title: office.countryCode === home ? city : `${office.country} (${city})`,
          plan,
          address: [
            office.company,
            office.street,
            `${office.postalCode} ${office.locality}, ${office.country}`,
          ],
          phone: office.phone,
          email: office.email,
          rows: [
            { label: labels.phone, value: office.phone.shown, href: office.phone.href },
            ...(office.fax ? [{ label: labels.fax, value: office.fax.shown, href: undefined }] : []),
            { label: labels.email, value: office.email, href: `mailto:${office.email}` },
            { label: labels.hours, value: firm.hours.text, href: undefined },
            { label: labels.arrive, value: arrive, href: undefined },
          ],
          map: {
            href: `geo:${point}?q=${point}(${name})`,
            apple: `maps:?q=${name}&ll=${point}`,
            label: labels.map,
          },
          /** The plan bleeds to the right edge instead of the left one; where there is none, the words begin at the left. */
          mirrored: index % 2 === 1 || !plan,
        }
      }),
      forms,
    },
    quote: formSetup(locale, 'quote'),
    inquiry: formSetup(locale, 'home'),
  }
}
