import { Arrow } from '../../parts/Button/Arrow.tsx'
import type { DrawnHouse } from './houses.ts'
import type { Place } from './scale.ts'
import css from './Tallest.module.css'

type Props = {
  drawn: readonly DrawnHouse[]
  places: readonly Place[]
  left: number
  frame: number
  go: (places: readonly Place[], to: Place) => void
  text: (text: string, value: number) => string
  words: { metres: string }
}

/** Where the tallest house stands outside the frame: a line at its height, which leads there. */
export function Tallest({ drawn, places, left, frame, go, text, words }: Props) {
  const tallest = drawn.reduce((one, other) => (other.height > one.height ? other : one))
  const place = places.find(({ id }) => id === tallest.id)
  if (!place) return null
  const passed = place.left + place.drawn <= left + 24
  if (!passed && place.left < left + frame - 60) return null
  return (
    // The keys of the row lead there as well.
    <div className={css.tallest} data-passed={passed ? '' : undefined} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => go(places, place)}>
        {tallest.project.title}, {text(words.metres, tallest.height)}
        <Arrow />
      </button>
    </div>
  )
}
