import { At } from './At.tsx'
import css from './Drawing.module.css'
import { type Chain, chainOn, type Frame } from './metres.ts'

type Props = {
  chains: readonly Chain[]
  zero: number
  sheet: Frame
  written: (metres: number) => string
  /** The left side has heights already. */
  right: boolean
}

/** Dimension chains beside a drawing; their figures are read from the right. */
export function Uprights({ chains, zero, sheet, written, right }: Props) {
  return chains.map((chain, index) => {
    // Counted downwards from the upper edge, the chain begins where it ends.
    const total = chain.lengths.reduce((sum, length) => sum + length, 0)
    const downwards = {
      from: sheet.top - zero - chain.from - total,
      lengths: chain.lengths.toReversed(),
      note: chain.note,
    }
    const { ticks, figures } = chainOn(downwards, { from: 0, length: sheet.height }, written)
    const x = right ? 16 + index * 22 : -18 - index * 26
    return (
      <At
        className={right ? css.right : css.left}
        key={`${chain.from} ${chain.lengths.length}`}
        x={right ? '100%' : undefined}
      >
        <line x1={x} x2={x} y1={ticks[0]} y2={ticks.at(-1)} />
        {ticks.map(y => (
          <At key={y} x={x} y={y}>
            <path d="M0-7V7M-7 0H7M-4 4 4-4" />
          </At>
        ))}
        {figures.map(({ text, at, room }) => (
          <At key={at} x={x - 7} y={at} data-room={room}>
            <text transform="rotate(-90)" textAnchor="middle">
              {text}
            </text>
          </At>
        ))}
      </At>
    )
  })
}
