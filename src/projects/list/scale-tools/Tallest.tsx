import { Arrow } from '../../../parts/Button/Arrow.tsx'
import type { House } from '../HouseRow.tsx'
import type { DrawnHouse } from '../houses.ts'
import type { Place } from '../scale.ts'
import type { Row } from '../use-row.ts'

type Props = {
  drawn: readonly DrawnHouse[]
  houses: readonly House[]
  places: readonly Place[]
  row: Row
}

/** Where the tallest house stands outside the frame: a line at its height, which leads there. */
export function Tallest({ drawn, houses, places, row }: Props) {
  const { left, frame } = row
  const tallest = drawn.reduce((one, other) => (other.height > one.height ? other : one))
  const place = places.find(({ id }) => id === tallest.id)
  if (!place) return null
  const passed = place.left + place.drawn <= left + 24
  if (!passed && place.left < left + frame - 60) return null
  return (
    // The keys of the row lead there as well.
    <div className="scale-tallest" data-passed={passed ? '' : undefined} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => row.to(place.left)}>
        {tallest.project.title}, {houses.find(({ project }) => project.id === tallest.id)?.height}
        <Arrow />
      </button>
    </div>
  )
}
