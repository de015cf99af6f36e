// What /bestand shows.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import { formSetup } from '../shared/forms.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'
import { serviceWheel } from '../shared/wheel.ts'
import { builtOn } from './built-on.ts'

export type BestandPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, intro, tiles, sustainability, wheel, contact, closing } = await page('bestand', locale)
  const { section, ...ground } = sustainability
  const { alt, caption } = section
  const { id } = section.project
  // The check of the content asks for it (references.ts).
  const house = builtOn(site(locale).projects[id] ?? {})
  if (!house) throw new Error(`content/projects/${id}.yaml lists no new storeys`)
  const { existing, added, percent } = house
  const number = (value: number) => formatNumber(value, locale)
  const shown = (part: typeof existing) => ({ ...part, heightShown: `${number(part.height)} m` })
  return {
    view: {
      hero,
      intro,
      tiles,
      sustainability: {
        ...ground,
        rows: ground.rows.map(({ label, value }) => ({ label, value: fill(value, percent) })),
      },
      drawing: {
        caption,
        existing: shown(existing),
        added: shown(added),
        alt: fill(alt, {
          kept: existing.storeys,
          keptHeight: number(existing.height),
          added: added.storeys,
          addedHeight: number(added.height),
        }),
      },
      contact: { ...contact, person: await personData(contact.person, locale) },
      closing,
      closeLabel: site(locale).interface.form.close,
    },
    heading: wheel,
    wheel: serviceWheel(locale),
    quote: formSetup(locale, 'existing-buildings', contact.person.id),
  }
}
