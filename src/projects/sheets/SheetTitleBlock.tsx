import { barMetres } from './paper.ts'

export type SheetTitleBlockData = {
  project: string
  date: string
  brand: string
  words: { scale: string; project: string; sheet: string; date: string; bar: string }
}

/** The foot of a plan: scale with its bar, project, number of the sheet, date, name. */
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
          <ScaleBar scale={scale} label={words.bar} />
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
        <svg viewBox="0 0 300 30" aria-hidden="true">
          <path d="M0 15H300M0 4v22M300 4v22M-8 23 8 7M292 23l16-16" />
        </svg>
        <b>{brand}</b>
      </div>
    </footer>
  )
}

/** Millimetres, so that it can be measured on paper. */
function ScaleBar({ scale, label }: { scale: number; label: string }) {
  return (
    <svg className="a4-bar" viewBox="-1 0 48 5" role="img" aria-label={label}>
      <path d="M0 .1h40v1.6h-40zM10 .1v1.600M20 .1v1.600M30 .1v1.600" />
      <path className="a4-fill" d="M0 .1h10v1.600h-10zM20 .1h10v1.600h-10z" />
      {barMetres(scale).map((metres, index, all) => (
        <text key={metres} x={(metres * 1000) / scale - 0.4} y="4.6">
          {index === all.length - 1 ? `${metres} m` : metres}
        </text>
      ))}
    </svg>
  )
}
