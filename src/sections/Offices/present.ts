// The offices of the firm with all contact details.
import type { Locale } from '../../routes.ts'
import { withMedia } from '../../site/shared/localized-media.ts'
import { site } from '../../site/shared/site.ts'
import { lettersOf } from './letters.ts'
import { mapLinks } from './map-links.ts'

export type OfficeData = Awaited<ReturnType<typeof officesIn>>[number]

export async function officesIn(locale: Locale) {
  const { firm, interface: ui } = site(locale)
  const labels = ui.offices
  const home = firm.offices[0]?.countryCode
  const letters = lettersOf(firm.offices.map(({ city }) => city))
  return (await withMedia(firm.offices, locale)).map((office, index) => {
    const { id, city, plan, arrive } = office
    return {
      id,
      letter: letters[index] ?? '',
      // The title of an office abroad begins with its country.
      title: office.countryCode === home ? city : `${office.country} (${city})`,
      plan,
      address: [office.company, office.street, `${office.postalCode} ${office.locality}, ${office.country}`],
      phone: office.phone,
      email: office.email,
      rows: [
        { label: labels.phone, value: office.phone.shown, href: office.phone.href },
        ...(office.fax ? [{ label: labels.fax, value: office.fax.shown, href: undefined }] : []),
        { label: labels.email, value: office.email, href: `mailto:${office.email}` },
        { label: labels.hours, value: firm.hours.text, href: undefined },
        { label: labels.arrive, value: arrive, href: undefined },
      ],
      map: { ...mapLinks(office), label: labels.map },
      /** True if the plan bleeds off on the right instead of the left. Without a plan the text begins on the left. */
      mirrored: index % 2 === 1 || !plan,
    }
  })
}
