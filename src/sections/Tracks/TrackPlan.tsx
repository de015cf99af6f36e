import { Sideways } from '../../parts/Sideways/Sideways.tsx'
import { classes } from '../../styles/classes.ts'
import css from './TrackPlan.module.css'

type Station = { id: string; title: string }
type Track = { title: string; from: string; to: string }

type Props = {
  label: string
  hint: string
  /** The description of the plan for screen readers. */
  spoken: string
  stations: Station[]
  /** The texts about the bed below the whole line. */
  bed: { title: string; text: string } | undefined
  tracks: Track[]
  vehicle: boolean
}

/**
 * The measures of the plan. A track leaves the main line after the name of its station and joins it again before the next
 * one.
 */
const sheet = { width: 1296, lane: 78, leave: 186, join: 24 }

/** Draws a track plan: stations on the main line, tracks that leave and join it, and optionally a bed below it and a train. */
export function TrackPlan({ label, hint, spoken, stations, bed, tracks, vehicle }: Props) {
  const step = (sheet.width + 24) / stations.length
  const indexOf = (id: string) => stations.findIndex(station => station.id === id)
  const lanes = laneOfEach(tracks, indexOf)
  const above = Math.max(0, ...lanes.map(lane => -lane.offset))
  const below = Math.max(bed ? 94 : 14, ...lanes.map(lane => lane.offset))
  const main = above + 40
  const last = (stations.length - 1) * step
  return (
    <div className={css.plan}>
      <Sideways label={label} hint={hint}>
        <svg
          className={classes('drawing', css.tracks)}
          viewBox={`0 0 ${sheet.width} ${main + below + 30}`}
          role="img"
          aria-label={spoken}
        >
          {bed && <path className={css.sleepers} d={`M0 ${main}H${sheet.width}`} />}
          <path className={css.main} d={`M0 ${main}H${sheet.width}`} />
          {lanes.map(({ track, offset }) => {
            const run = Math.abs(offset)
            const start = indexOf(track.from) * step + sheet.leave
            const end = indexOf(track.to) * step - sheet.join
            const y = main + offset
            return (
              <g key={track.title}>
                <path d={`M${start} ${main}L${start + run} ${y}H${end - run}L${end} ${main}`} />
                <path d={`M${start} ${main - 9}v18M${end} ${main - 9}v18`} />
                <text x={start + run + 40} y={y - 12}>
                  {track.title}
                </text>
              </g>
            )
          })}
          {vehicle && <path className={css.train} d={trainPath(step * 0.63, main, step * 0.3)} />}
          {bed && (
            <>
              <path d={`M${round(last + 200)} ${main + 15}v46`} />
              <text className={css.name} x={round(last + 34)} y={main + 84}>
                {bed.title}
              </text>
              <text x={round(last + 34)} y={main + 110}>
                {bed.text}
              </text>
            </>
          )}
          {stations.map((station, index) => (
            <g key={station.id} transform={`translate(${round(index * step)} ${main})`}>
              <circle className={css.station} r="11" cx="11" />
              <text className={css.name} x="34" y="30">
                {station.title}
              </text>
            </g>
          ))}
        </svg>
      </Sideways>
    </div>
  )
}

/** Places tracks alternately above and below the main line. Longer ones are further out, so that no two cross. */
function laneOfEach(tracks: Track[], indexOf: (id: string) => number) {
  const length = (track: Track) => indexOf(track.to) - indexOf(track.from)
  return [0, 1].flatMap(side =>
    tracks
      .filter((_, index) => index % 2 === side)
      .sort((a, b) => length(a) - length(b))
      .map((track, index) => ({ track, offset: (side === 0 ? -1 : 1) * (index + 1) * sheet.lane })),
  )
}

/** Draws three cars, with a nose at each end. */
function trainPath(x: number, y: number, length: number): string {
  const car = length / 3
  const top = y - 9
  return [
    `M${round(x)} ${y + 9}l14-18H${round(x + car - 3)}v18z`,
    `M${round(x + car)} ${top}H${round(x + 2 * car - 3)}v18H${round(x + car)}z`,
    `M${round(x + 2 * car)} ${top}H${round(x + length - 14)}l14 18H${round(x + 2 * car)}z`,
  ].join('')
}

const round = (value: number) => Math.round(value * 10) / 10
