import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './WallCorners.module.css'

type Props = { levels: { title: string; text: string }[] }

const drawings: ReactNode[] = [<Outline key="1" />, <Layers key="2" />, <Joint key="3" />]

/** The same corner of a wall in plan, at three levels of detail. */
export function WallCorners({ levels }: Props) {
  return (
    <ol className={classes('columns', css.corners)}>
      {levels.map((level, index) => (
        <li key={level.title}>
          <svg className="drawing" viewBox="0 0 300 240" aria-hidden="true">
            {drawings[index]}
          </svg>
          <h3 className="h4">{level.title}</h3>
          <p className="copy small">{level.text}</p>
        </li>
      ))}
    </ol>
  )
}

function Outline() {
  return <path className={css.cut} d="M40 240V40H300M136 240V136H300" />
}

function Layers() {
  return (
    <>
      <path className={css.cut} d="M40 240V40H300M136 240V136H300" />
      <path d="M62 240V62H300M100 240V100H300M128 240V128H300" />
      <path
        className={css.hair}
        d="M62 82c19 0 19-16 38 0M62 104c19 0 19-16 38 0M62 126c19 0 19-16 38 0M62 148c19 0 19-16 38 0M62 170c19 0 19-16 38 0M62 192c19 0 19-16 38 0M62 214c19 0 19-16 38 0M62 236c19 0 19-16 38 0M122 62c0 19-16 19 0 38M144 62c0 19-16 19 0 38M166 62c0 19-16 19 0 38M188 62c0 19-16 19 0 38M210 62c0 19-16 19 0 38M232 62c0 19-16 19 0 38M254 62c0 19-16 19 0 38M276 62c0 19-16 19 0 38M298 62c0 19-16 19 0 38"
      />
      <path d="M40 14H136M34 20 46 8M130 20l12-12M40 8V34M136 8V34" />
    </>
  )
}

function Joint() {
  return (
    <>
      <Layers />
      <path
        className={css.hair}
        d="M40 92H62M40 144H62M40 196H62M92 40V62M144 40V62M196 40V62M248 40V62M100 160l28-28M100 188l28-28M100 216l28-28M104 240l24-24M132 128l-28-28M160 128l-28-28M188 128l-28-28M216 128l-28-28M244 128l-28-28M272 128l-28-28M300 128l-28-28"
      />
      <path
        className={css.tie}
        d="M48 118H114M48 170H114M48 222H114M118 48V114M170 48V114M222 48V114M274 48V114"
      />
      <path d="M128 240V136a8 8 0 0 1 8-8H300" />
      <path className={css.seal} d="M40 40 62 62" />
    </>
  )
}
