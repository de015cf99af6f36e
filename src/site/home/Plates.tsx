import type { PictureData } from '../../content/media.ts'
import { Card } from '../../parts/Card/Card.tsx'
import type { Row } from '../../parts/Rows/Rows.tsx'

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
        {plates.map(({ details, ...plate }) => (
          <Card boxed key={plate.title} {...plate} rows={details} sizes="(min-width: 900px) 75vw, 92vw" />
        ))}
      </div>
    </>
  )
}
