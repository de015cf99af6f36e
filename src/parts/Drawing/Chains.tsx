import { At } from './At.tsx'
import css from './Drawing.module.css'
import { type Chain, chainOn, type Frame } from './metres.ts'

type Props = { chains: readonly Chain[]; sheet: Frame; written: (metres: number) => string }

/** Dimension chains below a drawing, each in its own line, ticked as on a plan. */
export function Chains({ chains, sheet, written }: Props) {
  return chains.map(chain => {
    const { ticks, figures } = chainOn(chain, { from: sheet.x, length: sheet.width }, written)
    return (
      <svg className={css.chain} key={`${chain.from} ${chain.lengths.length}`} aria-hidden="true">
        <line x1={ticks[0]} x2={ticks.at(-1)} y1="24" y2="24" />
        {ticks.map(x => (
          <At key={x} x={x} y="24">
            <path d="M-7 0H7M0-7V7M-4 4 4-4" />
          </At>
        ))}
        {figures.map(({ text, at, room }) => (
          <text key={at} x={at} y="16" textAnchor="middle" data-room={room}>
            {text}
          </text>
        ))}
      </svg>
    )
  })
}
