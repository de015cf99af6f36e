import '../../parts/Card/Card.css'
import type { PictureData } from '../../content/media.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { type Row, Rows } from '../../parts/Rows/Rows.tsx'

export type Plate = {
  title: string
  href: string
  picture: PictureData
  details: Row[]
}

/** The projects shown here only: three plates of unequal size. */
export function HomePlates({ copy, plates }: { copy: string; plates: Plate[] }) {
  return (
    <>
      <p className="copy plates-copy">{copy}</p>
      <div className="plates">
        {plates.map(plate => (
          <article className="plate card" key={plate.title}>
            <div className="pic">
              <Picture picture={plate.picture} sizes="(min-width: 900px) 75vw, 92vw" />
            </div>
            <div className="plate-cap">
              <h3 className="h3">
                <a className="full" href={plate.href}>
                  {plate.title}
                </a>
              </h3>
              <Rows rows={plate.details} />
            </div>
          </article>
        ))}
      </div>
    </>
  )
}
