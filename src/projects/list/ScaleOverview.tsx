import { memo, type PointerEvent, type RefObject } from 'react'
import type { DrawnHouse } from './houses.ts'
import { measuresOf } from './measures.ts'
import css from './ScaleTools.module.css'
import { metreAt, type Place } from './scale.ts'

type Props = {
  drawn: readonly DrawnHouse[]
  places: readonly Place[]
  scale: number
  /** The position and width of the frame and the length of the whole row, in pixels. */
  left: number
  frame: number
  length: number
  run: RefObject<HTMLDivElement | null>
}

/** A small overview of the whole row. A click or a drag in it scrolls the row. */
export function ScaleOverview({ drawn, places, scale, left, frame, length, run }: Props) {
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    run.current?.scrollTo({
      left: ((clientX - box.left) / box.width) * length - frame / 2,
      behavior: 'instant',
    })
  }
  return (
    <div
      className={css.overview}
      data-overview
      aria-hidden="true"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <div style={{ '--metres': length / metreAt(scale) }}>
        <Masses drawn={drawn} places={places} length={length} />
        {frame < length && (
          <span style={{ left: `${(left / length) * 100}%`, width: `${(frame / length) * 100}%` }} />
        )}
      </div>
    </div>
  )
}

const Masses = memo(function Masses({ drawn, places, length }: Pick<Props, 'drawn' | 'places' | 'length'>) {
  return drawn.map(({ id, project }, index) => (
    <i key={id} style={{ ...measuresOf(project), left: `${((places[index]?.left ?? 0) / length) * 100}%` }}>
      <img src={project.drawings.mass?.src} alt="" />
    </i>
  ))
})
