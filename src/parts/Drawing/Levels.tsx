import { At } from './At.tsx'
import css from './Drawing.module.css'
import { type Frame, levelsOn } from './metres.ts'

type Level = { z: number; name?: string | undefined; value: string }

/** Heights in the left margin, each with its level mark. */
export function Levels({ levels, zero, sheet }: { levels: readonly Level[]; zero: number; sheet: Frame }) {
  return levelsOn(levels, zero, sheet).map(({ z, name, value, at, room }) => (
    <At className={css.level} key={z} y={at} data-room={room}>
      <path d="M-30 0H-6M-15 0l-6-9h12z" />
      <text x="-27" y="4" textAnchor="end">
        {value}
      </text>
      {name && (
        <text className={css.named} x="0" y="18" textAnchor="end">
          {name}
        </text>
      )}
    </At>
  ))
}
