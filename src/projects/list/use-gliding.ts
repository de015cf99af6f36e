import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Place } from './scale.ts'

/** Lets the houses slide along the ground when the order changes. A new selection is not animated. */
export function useGliding(
  run: RefObject<HTMLDivElement | null>,
  places: readonly Place[],
  selection: unknown,
): void {
  const before = useRef({ places, selection })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { places, selection }
    const row = run.current
    const same = places.every(({ id }, index) => last.places[index]?.id === id)
    if (!row || same || last.selection !== selection) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const item of row.querySelectorAll('li')) {
      const id = item.dataset.project
      const was = last.places.find(place => place.id === id)
      const is = places.find(place => place.id === id)
      const way = was && is ? was.left - is.left : 0
      // A house from too far away would move faster than the eye can follow.
      if (way !== 0 && Math.abs(way) < 6000)
        item.animate([{ transform: `translateX(${way}px)` }, {}], {
          duration: 620,
          easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
        })
    }
  }, [run, places, selection])
}
