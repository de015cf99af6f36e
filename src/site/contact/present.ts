// What /contact shows: people, the two places with everything that reaches them, two forms.
import budapestPlan from '../../assets/plans/budapest.svg?url'
import frankfurtPlan from '../../assets/plans/frankfurt.svg?url'
import type { Locale } from '../../routes.ts'
import { inquiryForm, quoteForm } from '../shared/forms.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'

const sheets = { frankfurt: { width: 1200, height: 720 }, budapest: { width: 720, height: 900 } }
const plans = { frankfurt: frankfurtPlan, budapest: budapestPlan }

export type ContactPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, persons, picture, places, forms } = await page('contact', locale)
  const { firm, people } = site(locale)
  const { labels } = places
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
      places: (['frankfurt', 'budapest'] as const).map(id => {
        const office = firm.offices[id]
        const { title, plan, caption, arrive } = places[id]
        const point = `${office.latitude},${office.longitude}`
        const name = encodeURIComponent(office.company)
        return {
          id,
          mark: title.charAt(0),
          title,
          // As large on the sheet as each other: the same scale.
          plan: { src: plans[id], alt: plan, caption, ...sheets[id] },
          address: [
            office.company,
            office.street,
            `${office.postalCode} ${office.locality}, ${office.country}`,
          ],
          phone: office.phone,
          email: office.email,
          rows: [
            { label: labels.phone, value: office.phone.shown, href: office.phone.href },
            { label: labels.fax, value: office.fax.shown, href: undefined },
            { label: labels.email, value: office.email, href: `mailto:${office.email}` },
            { label: labels.hours, value: firm.hours.text, href: undefined },
            { label: labels.arrive, value: arrive, href: undefined },
          ],
          map: {
            href: `geo:${point}?q=${point}(${name})`,
            apple: `maps:?q=${name}&ll=${point}`,
            label: labels.map,
          },
          /** An upright sheet, because the river runs that way; it bleeds to the right edge instead of the left one. */
          mirrored: id === 'budapest',
        }
      }),
      forms,
    },
    quote: quoteForm(locale, 'quote'),
    inquiry: inquiryForm(locale),
  }
}
