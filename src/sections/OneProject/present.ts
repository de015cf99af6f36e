// The numbers of the house, put into the texts about it.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import { builtOn } from './built-on.ts'
import type { oneProject } from './schema.ts'

export function present({ project: id, rows, alt, at }: SectionProps<typeof oneProject>) {
  const { locale } = at.page
  // The check of the content asks for it (schema.ts).
  const house = builtOn(site(locale).projects[id] ?? {})
  if (!house) throw new Error(`content/projects/${id}.yaml lists no new storeys`)
  const { existing, added, percent } = house
  const number = (value: number) => formatNumber(value, locale)
  const measured = (part: typeof existing) => ({ ...part, length: `${number(part.height)} m` })
  return {
    rows: rows.map(({ label, value }) => ({ label, value: fill(value, percent) })),
    existing: measured(existing),
    added: measured(added),
    alt: fill(alt, {
      kept: existing.storeys,
      keptHeight: number(existing.height),
      added: added.storeys,
      addedHeight: number(added.height),
    }),
  }
}
