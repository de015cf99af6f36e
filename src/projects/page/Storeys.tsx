import type { ReactNode } from 'react'
import type { DrawingData } from '../../parts/Drawing/Drawing.tsx'
import { classes } from '../../styles/classes.ts'
import type { ProjectPage } from './present.ts'
import css from './Storeys.module.css'

type Props = {
  label: string
  list: NonNullable<ProjectPage['view']['sheets'][number]['storeys']>
  drawing: DrawingData | undefined
  /** The drawing of the section. */
  children: ReactNode
}

/**
 * Shows one paragraph per storey, as high as the storey in the section beside it. Empty SVGs of the drawing's width give
 * the paragraphs these heights.
 */
export function Storeys({ label, list, drawing, children }: Props) {
  if (!drawing) return null
  return (
    <div className={css.storeys}>
      <ol className={css.list} aria-label={label}>
        {list.map(({ name, level, text, height }) => (
          <li key={name}>
            <svg
              className={css.metres}
              viewBox={`0 0 ${Math.round(drawing.sheet.width * 100)} ${Math.round(height * 100)}`}
              aria-hidden="true"
            />
            <div className={css.words}>
              <h3 className="small">{name}</h3>
              <p className="small">{text}</p>
              <span className={classes('note tn', css.level)}>{level}</span>
            </div>
          </li>
        ))}
      </ol>
      <div>{children}</div>
    </div>
  )
}
