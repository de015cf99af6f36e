// Chooses the drawing of a project's sheet and its scale.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { readable, scaleFor } from './paper.ts'

/**
 * Returns the first drawing of the project's file, else its elevation. From 1:1000 on, the version with fewer lines is
 * used.
 */
export function mainDrawing(id: string, locale: Locale) {
  const { drawings, interface: ui, projects } = site(locale)
  const described = projects[id]?.drawings?.[0]
  const view = described?.view ?? (drawings[id]?.elevation ? 'elevation' : 'section')
  const frame = drawings[id]?.[view]
  if (!frame) return undefined
  const scale = scaleFor(frame)
  return {
    view,
    frame,
    scale,
    /** The names of possible files, of which the first existing one is used. */
    files: scale >= 1000 && view === 'elevation' ? ['row', view] : [view],
    chain: readable(described?.across ?? [], scale),
    alt: described?.alt ?? fill(ui.referenceSheets.drawn, { title: projects[id]?.title ?? id }),
    caption: described?.caption,
    north: described?.north,
  }
}
