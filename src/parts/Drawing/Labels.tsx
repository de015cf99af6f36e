import { At } from './At.tsx'
import css from './Drawing.module.css'
import { type Frame, placeOn } from './metres.ts'

type Label = { x: number; y: number; name: string }

/** Texts within a drawing, on a background. Numbers are in a circle. */
export function Labels({ labels, zero, sheet }: { labels: readonly Label[]; zero: number; sheet: Frame }) {
  return labels.map(({ x, y, name }) => (
    <At className={css.label} key={`${x} ${y}`} {...placeOn(sheet, x, y + zero)}>
      {/^\d+$/.test(name) ? (
        <>
          <circle r="12" />
          <text y="5" textAnchor="middle">
            {name}
          </text>
        </>
      ) : (
        <text className={css.word}>{name}</text>
      )}
    </At>
  ))
}
