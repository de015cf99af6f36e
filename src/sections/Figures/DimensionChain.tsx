import { Count } from '../../parts/Count/Count.tsx'
import { Tick } from '../../parts/Drawing/Dimensions.tsx'
import { classes } from '../../styles/classes.ts'
import { theme } from '../../theme/site-theme.ts'
import css from './DimensionChain.module.css'
import type { FigureData } from './present.ts'

/** Shows figures on one dimension line over twelve columns. Each bay has as many divisions as its figure says. */
export function DimensionChain({ figures }: { figures: FigureData[] }) {
  return (
    <ul className={classes('grid', css.chain)}>
      {figures.map(({ value, formatted, open, title, notes, drawing, distance }, index) => (
        <li key={title} data-counter="">
          <p className={css.figure} data-part="figure display">
            {value === undefined ? formatted : <Count value={value} shown={formatted} />}
            {open && <sup>+</sup>}
          </p>
          <svg className={css.bay} data-part="figure-line" data-drawn="" aria-hidden="true">
            <line x1={index === 0 ? -10 : 0} y1="23" x2="100%" y2="23" />
            <End x="0" />
            {drawing === 'ticks' && value !== undefined && <Ticks count={value} />}
            {drawing === 'squares' && value !== undefined && <Squares count={value} />}
            {distance && <InTheMiddle text={distance} />}
            {index === figures.length - 1 && (
              <>
                <End x="100%" />
                <svg x="100%" overflow="visible" aria-hidden="true">
                  <path d="M0 23h10" />
                </svg>
              </>
            )}
          </svg>
          <div className={classes(css.words, notes.length > 1 && css.ends)} data-part="figure-words">
            <b>{title}</b>{' '}
            {distance && <span className={theme.drawn.dimensions ? 'vh' : 'note'}>{`${distance} `}</span>}
            {notes.map(note => (
              <span className="note" key={note}>
                {note}{' '}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Draws an extension line with a tick at the end of a bay. */
function End({ x }: { x: string }) {
  return (
    <>
      <Tick x={x} y={23} above={25} below={11} className={css.thin} />
      <Tick x={x} y={23} slant={8} className={css.cut} />
    </>
  )
}

function Ticks({ count }: { count: number }) {
  const part = 100 / (count + 0.6)
  return numbers(count).map(number => (
    <Tick key={number} x={`${(number * part).toFixed(2)}%`} y={23} slant={3.2} />
  ))
}

function Squares({ count }: { count: number }) {
  const part = 97.5 / count
  return numbers(count).map(number => (
    <rect key={number} x={`${((number - 0.28) * part).toFixed(2)}%`} y="20.500" width="5" height="5" />
  ))
}

function InTheMiddle({ text }: { text: string }) {
  return (
    <svg x="50%" overflow="visible" aria-hidden="true">
      <text y="28">{text}</text>
    </svg>
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
