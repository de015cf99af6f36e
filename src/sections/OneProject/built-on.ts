// Computes the storeys and the share of a house that are retained, and those added on top, as on its own page.

type Drawing = {
  storeys?: { z: number; new: boolean }[] | undefined
  levels?: { z: number }[] | undefined
}
type Project<D extends Drawing> = { kept?: { percent: number } | undefined; drawings?: D[] | undefined }

/**
 * Returns the drawing with the storeys, and the figures from it. Undefined for a project that adds no storeys, or does
 * not state the heights of eaves and ridge.
 */
export function builtOn<D extends Drawing>({ kept, drawings = [] }: Project<D>) {
  const drawing = drawings.find(({ storeys }) => storeys?.some(storey => storey.new))
  const { storeys = [], levels = [] } = drawing ?? {}
  const added = storeys.filter(storey => storey.new)
  // Excludes basements, which are not visible.
  const existing = storeys.filter(storey => !storey.new && storey.z >= 0)
  const heights = levels.map(({ z }) => z)
  const eaves = Math.max(...heights.filter(z => z <= Math.min(...added.map(({ z }) => z))))
  const ridge = Math.max(...heights)
  if (!drawing || !kept || existing.length === 0 || !(eaves > 0 && eaves < ridge)) return undefined
  return {
    drawing,
    existing: { storeys: existing.length, height: eaves },
    added: { storeys: added.length, height: Math.round((ridge - eaves) * 100) / 100 },
    percent: { kept: kept.percent, added: 100 - kept.percent },
  }
}
