import type { RefObject } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Arrow } from '../../parts/Button/Arrow.tsx'
import { StepButton } from '../../parts/Button/StepButton.tsx'
import { MetreBar } from '../../parts/Drawing/MetreBar.tsx'
import { Plus } from '../../parts/Plus/Plus.tsx'
import type { ProjectsFile } from './file.ts'
import type { House } from './HouseRow.tsx'
import type { DrawnHouse } from './houses.ts'
import { ScaleOverview } from './ScaleOverview.tsx'
import css from './ScaleTools.module.css'
import { fieldOf, metreAt, type Place, type ScaleCanvas, seenIn } from './scale.ts'
import type { Row } from './use-row.ts'

type Props = {
  drawn: readonly DrawnHouse[]
  houses: readonly House[]
  places: readonly Place[]
  scale: number
  canvas: ScaleCanvas
  row: Row
  run: RefObject<HTMLDivElement | null>
  words: ProjectsFile['words']['scale']
}

/** Shows the levelling staff, the scale, the overview, the buttons to scroll, and all sizes in words. */
export function ScaleTools({ drawn, houses, places, scale, canvas, row, run, words }: Props) {
  const { left, frame } = row
  const last = places.at(-1)
  const length = last ? last.left + last.width : 0
  const seen = seenIn(places, left, frame)
  const [n, a, b] = [drawn.length, (seen?.first ?? 0) + 1, (seen?.last ?? 0) + 1]
  return (
    <>
      <Staff {...canvas} />
      <Tallest {...{ drawn, houses, places, row }} />
      <div className={css.foot}>
        <ScaleNote scale={scale} about={words.about} bar={words.bar} />
        <ScaleOverview {...{ drawn, places, scale, left, frame, length, run }} />
        <p className={css.seen} aria-hidden="true">
          <span>{fill(a === b ? words.seenOne : words.seen, { a, b, n })}</span>
          <b>{seen && drawn[seen.most]?.project.title}</b>
          <i>{fill(words.seenOne, { a: (seen?.most ?? 0) + 1, n })}</i>
        </p>
        <div className={css.steps}>
          <StepButton label={words.back} back aria-disabled={left < 2} onClick={() => row.step(places, -1)} />
          <StepButton
            label={words.on}
            aria-disabled={left + frame > length - 2}
            onClick={() => row.step(places, 1)}
          />
        </div>
      </div>
      <Sizes title={words.list} houses={houses} />
    </>
  )
}

/** Draws a levelling staff at the left end of the ground line. */
function Staff({ step, levels }: ScaleCanvas) {
  const marks = Array.from({ length: levels }, (_, index) => (levels - index) * step)
  return (
    <div className={css.staff} style={{ '--step': step }} aria-hidden="true">
      {[...marks, 0].map(metres => (
        <i key={metres}>
          <b>{metres}</b>
        </i>
      ))}
    </div>
  )
}

/** Draws a line at the height of the tallest house while it is scrolled out of view. A click scrolls to it. */
function Tallest({ drawn, houses, places, row }: Pick<Props, 'drawn' | 'houses' | 'places' | 'row'>) {
  const { left, frame } = row
  const tallest = drawn.reduce((one, other) => (other.height > one.height ? other : one))
  const place = places.find(({ id }) => id === tallest.id)
  if (!place) return null
  const passed = place.left + place.drawn <= left + 24
  if (!passed && place.left < left + frame - 60) return null
  return (
    // Hidden from assistive technology, because the row's keys scroll there as well.
    <div className={css.tallest} data-passed={passed ? '' : undefined} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => row.to(place.left)}>
        {tallest.project.title}, {houses.find(({ project }) => project.id === tallest.id)?.height}
        <Arrow />
      </button>
    </div>
  )
}

/** Shows the scale in figures and as a bar. */
function ScaleNote({ scale, about, bar }: { scale: number; about: string; bar: string }) {
  const field = fieldOf(scale)
  const marks = [0, 1, 2, 3, 4, 5].map(index => index * field)
  return (
    <div className={css.note}>
      <MetreBar
        className={css.bar}
        marks={marks}
        isNamed={metres => metres <= field || metres === marks.at(-1)}
        at={metres => metres * metreAt(scale)}
        label={fill(bar, { n: field * 5 })}
      />
      <p className="note" id="scale-note">
        {fill(about, { n: scale })}
      </p>
    </div>
  )
}

/** Lists the sizes as text, in the same order. */
function Sizes({ title, houses }: { title: string; houses: readonly House[] }) {
  return (
    <details className={css.sizes}>
      <summary>
        {title}
        <Plus />
      </summary>
      <ol>
        {houses.map(({ project: { id, title, href }, height, long, year }) => (
          <li key={id}>
            <a href={href}>{title}</a> <span>{height}</span> <span>{long}</span> <span>{year}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
