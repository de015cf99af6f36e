import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { Place } from './scale.ts'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The frame through which the row of houses scrolls: its width, its position, and the functions that move it. The figures
 * are 0 until it has been measured. A new selection or order starts at its first house.
 */
export function useRow(run: RefObject<HTMLDivElement | null>, houses: unknown) {
  const [at, setAt] = useState({ left: 0, frame: 0, viewport: 0 })

  useLayoutEffect(() => {
    const element = run.current
    if (!element) return
    const look = () => setAt({ left: element.scrollLeft, frame: element.clientWidth, viewport: innerWidth })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
    // An empty selection renders no row, and the next selection renders a new element.
  }, [run, houses])

  useLayoutEffect(() => {
    if (run.current) run.current.scrollLeft = 0
  }, [run, houses])

  const to = (left: number) => run.current?.scrollTo({ left, behavior: still() ? 'auto' : 'smooth' })

  /** Scrolls back or forward by about a frame, to the left end of a house. */
  function step(places: readonly Place[], by: -1 | 1) {
    const { left, frame } = at
    const starts = places.map(place => place.left)
    to(
      by === 1
        ? (starts.findLast(start => start > left + 8 && start <= left + frame * 0.9) ?? left + frame * 0.8)
        : (starts.find(start => start >= left - frame * 0.9 && start < left - 8) ?? left - frame * 0.8),
    )
  }

  function keys(event: KeyboardEvent, places: readonly Place[]) {
    if (event.target !== run.current && event.key !== 'Home' && event.key !== 'End') return
    const starts = places.map(place => place.left)
    const targets: Record<string, number | undefined> = {
      ArrowRight: starts.find(start => start > at.left + 8),
      ArrowLeft: starts.findLast(start => start < at.left - 8) ?? 0,
      Home: 0,
      End: run.current?.scrollWidth,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey) return
    event.preventDefault()
    to(target)
  }

  return { ...at, to, step, keys }
}
export type Row = ReturnType<typeof useRow>
