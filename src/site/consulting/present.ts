// What /consulting shows.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { formSetup } from '../shared/forms.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'

export type ConsultingPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, intro, chart, services, contact, closing } = await page('consulting', locale)
  return {
    view: {
      hero,
      intro,
      chart,
      services: {
        ...services,
        tiles: services.list.map(({ title, text, from, to, picture, isNew, linkTo, linkLabel }) => ({
          title,
          text,
          picture,
          acts: { from, to, spoken: fill(chart.phase, { from, to }) },
          badge: isNew ? services.new : undefined,
          label: linkLabel ?? services.quote,
          href: linkTo ?? services.quoteLink,
          dialog: linkTo ? undefined : 'quote',
        })),
      },
      contact: { ...contact, person: await personData(contact.person, locale) },
      closing,
      closeLabel: site(locale).interface.form.close,
    },
    quote: formSetup(locale, 'quote', contact.person.id),
  }
}
