import { fill } from '../../i18n/fill.ts'
import css from './AxisHouse.module.css'
import { control, drawHouse, plan, sheet } from './drawing.ts'
import file from './house.svg?url'
import { houseOf, restingStop, stops } from './house.ts'
import { frameId, houseId } from './markup.ts'
import { assumptions, formatted, inMetres, type RowWords, rowsOf, sentenceNumbers } from './words.ts'

type Sentence = { title: string; text: string }

export type AxisHouseWords = {
  /** The name of the measure that visitors change. */
  measure: string
  drawing: string
  note: string
  sentences: readonly Sentence[]
  rows: RowWords
}

type Props = { words: AxisHouseWords; locale: string }

/** Draws the section of a house at the firm's measure, with its dimensions. A script lets visitors change the measure. */
export function AxisHouse({ words, locale }: Props) {
  const house = houseOf(stops[restingStop])
  const { lines, numbers, bubble } = drawHouse(restingStop)
  const sentences = words.sentences.map(({ title, text }, stop) => {
    const values = sentenceNumbers(stop, locale)
    return { title: fill(title, values), text: fill(text, values) }
  })
  const resting = sentences[restingStop]
  return (
    <div className={css.house} data-axis-house={JSON.stringify(words.rows)}>
      <p className={css.measure} aria-hidden="true">
        <span>{formatted(stops[restingStop], locale)}</span> m
      </p>
      <p className={css.sentence} aria-live="polite">
        <b>{resting?.title}</b>
        {` ${resting?.text}`}
      </p>
      <div hidden>
        {sentences.map(({ title, text }) => (
          <p key={title}>
            <b>{title}</b>
            {` ${text}`}
          </p>
        ))}
      </div>
      <div className={css.drawing}>
        <input
          type="range"
          max={stops.length - 1}
          defaultValue={restingStop}
          autoComplete="off"
          aria-label={words.measure}
          aria-valuetext={inMetres(stops[restingStop], locale)}
        />
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={words.drawing}>
          <use href={`${file}#${houseId}`} />
          <use href={`${file}#${frameId}`} />
          <g className={css.stops} data-stops="">
            {stops.map((stop, index) => (
              <text
                key={stop}
                x={control.start + index * control.step}
                y="34"
                data-current={index === restingStop ? '' : undefined}
              >
                {formatted(stop, locale)}
              </text>
            ))}
            <text x={control.start + 3.39 * control.step} y="34">
              m
            </text>
          </g>
          <g className={css.numbers} data-numbers="">
            {numbers.map(({ x, y, value }) => (
              <text key={`${x} ${y}`} x={x} y={y}>
                {formatted(value, locale)}
              </text>
            ))}
          </g>
          <path className={css.moved} data-line="leader" d={lines.leader} />
          <path className={css.movedAxis} data-line="moved" d={lines.moved} />
          <g className={css.handle} data-handle="" transform={`translate(${bubble} ${control.y})`}>
            <circle r="58" />
            <circle className={css.ring} r="70" />
            <text y="14">C</text>
            <path d="M-30-11l-11 11 11 11M30-11l11 11-11 11" />
          </g>
          <g className={css.plan}>
            <text transform={`translate(-50 ${plan.top + plan.depth / 2}) rotate(-90)`}>
              {formatted(plan.depth / 100, locale)}
            </text>
            <path className={css.movedAxis} data-line="movedInPlan" d={lines.movedInPlan} />
          </g>
        </svg>
      </div>
      <dl>
        {rowsOf(house, words.rows, locale).map(({ name, width, use }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{width}</dd>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{fill(words.note, assumptions(locale))}</p>
    </div>
  )
}
