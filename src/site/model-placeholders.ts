// The placeholders for the measures of a project's model, so that its drawings and texts agree.
import type { PlaceholderValues } from '../content/placeholders.ts'
import type { Frame } from '../parts/Drawing/metres.ts'
import type { Locale } from '../routes.ts'
import { sizeOf } from './size.ts'

type Project = { atScale?: { length?: number | undefined } | undefined }

/** Returns height and length in metres. Without an elevation there is nothing to measure them from. */
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

/** Formats whole metres from 20 m, below that with centimetres, like the levels of a drawing. */
function inMetres(metres: number, locale: Locale): string {
  const digits = metres >= 20 ? 0 : 2
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(metres)
}
