import { Card } from '../../parts/Card/Card.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Plates.module.css'
import type { HomePage } from './present.ts'

/** The projects shown here only: one to three plates of unequal size. */
export function HomePlates({
  copy,
  plates,
}: {
  copy: string
  plates: HomePage['view']['projects']['plates'][number][]
}) {
  return (
    <>
      <p className={classes('copy', css.copy)}>{copy}</p>
      <div className={classes('grid', css.plates)}>
        {plates.map(({ details, ...plate }) => (
          <Card key={plate.title} {...plate} rows={details} sizes="(min-width: 900px) 75vw, 92vw" boxed />
        ))}
      </div>
    </>
  )
}
