import { MetreBar } from '../../parts/Drawing/MetreBar.tsx'
import { classes } from '../../styles/classes.ts'
import { LogoMark } from '../../theme/LogoMark.tsx'
import { theme } from '../../theme/site-theme.ts'
import { barMarks, barMetres, mm } from './paper.ts'

export type SheetTitleBlockData = {
  project: string
  date: string
  brand: string
  words: { scale: string; project: string; sheet: string; date: string; bar: string }
}

/** Shows the foot of a plan: scale with its bar, project, sheet number, date and firm. */
export function SheetTitleBlock({
  project,
  date,
  brand,
  words,
  scale,
}: SheetTitleBlockData & { scale: number | undefined }) {
  return (
    <footer className="a4-block">
      {scale !== undefined && (
        <div className="a4-scale">
          <span>{words.scale}</span> <b>{`1:${scale}`}</b>
          {/* The bar is in millimetres, so that it can be measured on paper. */}
          <MetreBar
            className="a4-bar"
            viewBox="-1 0 48 5"
            marks={barMarks(scale)}
            isNamed={metres => barMetres(scale).includes(metres)}
            at={metres => mm(metres, scale)}
            label={words.bar}
            height={1.6}
            figuresAt={4.6}
          />
        </div>
      )}
      <div>
        <span>{words.project}</span> <b>{project}</b>
      </div>
      <div>
        <span>{words.sheet}</span> <b data-number="">1</b>
      </div>
      <div>
        <span>{words.date}</span> <b>{date}</b>
      </div>
      <div className="a4-brand">
        {theme.drawn.dimensions && !theme.logo && (
          <svg viewBox="0 0 300 30" aria-hidden="true">
            <path d="M0 15H300M0 4v22M300 4v22M-8 23 8 7M292 23l16-16" />
          </svg>
        )}
        <LogoMark />
        <b className={classes(theme.logo && 'vh')}>{brand}</b>
      </div>
    </footer>
  )
}
