// The data of the house as drawn on its own page, and the figures for the texts about it.
import { drawingFile } from '../../content/media.ts'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { DrawingData } from '../../parts/Drawing/Drawing.tsx'
import { onSheet, spanOf } from '../../parts/Drawing/metres.ts'
import { writerIn } from '../../projects/catalogue.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import { builtOn } from './built-on.ts'
import type { oneProject } from './schema.ts'

export async function present({ project: id, rows, alt, at }: SectionProps<typeof oneProject>) {
  const { locale } = at.page
  const { projects, drawings } = site(locale)
  // The content check guarantees this (schema.ts).
  const house = builtOn(projects[id] ?? {})
  if (!house) throw new Error(`content/projects/${id}.yaml lists no new storeys`)
  const { existing, added, percent, drawing } = house
  const frame = drawings[id]?.[drawing.view]
  if (!frame) throw new Error(`drawings.json has no metres of ${id}/${drawing.view}`)
  const number = (value: number) => formatNumber(value, locale)
  const write = writerIn(locale)
  const span = spanOf(frame, drawing.across)
  return {
    rows: rows.map(({ label, value }) => ({ label, value: fill(value, percent) })),
    drawing: {
      href: (await drawingFile(id, drawing.view)) ?? '',
      sheet: onSheet(frame, span.from, span.width),
      alt: fill(alt, {
        kept: existing.storeys,
        keptHeight: number(existing.height),
        added: added.storeys,
        addedHeight: number(added.height),
      }),
      zero: drawing.zero,
      people: drawing.people,
      trees: drawing.trees,
      levels: drawing.levels?.map(({ z, name }) => ({ z, name, value: write.height(z) })),
      across: drawing.across,
      written: write.planMetres,
    } satisfies DrawingData,
  }
}
