// The placeholders that a project's texts take from its model, so that a drawing and its sentence agree.
import type { PlaceholderValues } from '../content/placeholders.ts'
import type { Frame } from '../parts/Drawing/metres.ts'
import type { Locale } from '../routes.ts'
import { sizeOf } from './size.ts'

type Project = { atScale?: { length?: number | undefined } | undefined }

/** Returns height and length in metres, or nothing without an elevation: that is where both are measured. */
export function modelPlaceholders(
  project: Project,
  frames: Record<string, Frame> = {},
  locale: Locale,
): PlaceholderValues {
  const { elevation } = frames
  if (!elevation) return {}
  const { height, length } = sizeOf(elevation, { length: project.atScale?.length })
  return { 'model.height': inMetres(height, locale), 'model.length': inMetres(length, locale) }
}

/** Whole metres from twenty on, and centimetres below, as the levels of a drawing have them. */
function inMetres(metres: number, locale: Locale): string {
  const digits = metres >= 20 ? 0 : 2
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(metres)
}
