import type { RefObject } from 'react'
import { fill } from '../../../i18n/fill.ts'
import { StepButton } from '../../../parts/Button/StepButton.tsx'
import styles from '../../../styles/scale-tools.css?url'
import type { ProjectsFile } from '../file.ts'
import type { House } from '../HouseRow.tsx'
import type { DrawnHouse } from '../houses.ts'
import { type Place, type Sheet, seenIn } from '../scale.ts'
import type { Row } from '../use-row.ts'
import { Overview } from './Overview.tsx'
import { ScaleNote } from './ScaleNote.tsx'
import { Sizes } from './Sizes.tsx'
import { Staff } from './Staff.tsx'
import { Tallest } from './Tallest.tsx'

type Props = {
  drawn: readonly DrawnHouse[]
  houses: readonly House[]
  places: readonly Place[]
  scale: number
  sheet: Sheet
  row: Row
  run: RefObject<HTMLDivElement | null>
  words: ProjectsFile['words']['scale']
}

/** Staff, scale, overview, the way on, and all sizes in words. */
export function ScaleTools({ drawn, houses, places, scale, sheet, row, run, words }: Props) {
  const { left, frame } = row
  const last = places.at(-1)
  const length = last ? last.left + last.width : 0
  const seen = seenIn(places, left, frame)
  const [n, a, b] = [drawn.length, (seen?.first ?? 0) + 1, (seen?.last ?? 0) + 1]
  return (
    <>
      {/* React waits for it before it shows the rest. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <Staff {...sheet} />
      <Tallest {...{ drawn, houses, places, row }} />
      <div className="scale-foot">
        <ScaleNote scale={scale} about={words.about} bar={words.bar} />
        <Overview {...{ drawn, places, scale, left, frame, length, run }} />
        <p className="scale-seen" aria-hidden="true">
          <span>{fill(a === b ? words.seenOne : words.seen, { a, b, n })}</span>
          <b>{seen && drawn[seen.most]?.project.title}</b>
          <i>{fill(words.seenOne, { a: (seen?.most ?? 0) + 1, n })}</i>
        </p>
        <div className="scale-steps">
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
