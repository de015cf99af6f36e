import { InlineDrawing } from '../../parts/Drawing/InlineDrawing.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { drawingWithParts } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof drawingWithParts>

/** Shows a drawing above the texts about its parts. */
export function DrawingWithParts({ heading, text, drawing, alt, parts, numbers, at }: Props) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        <p className="copy small">{text}</p>
      </SectionHead>
      {drawing && <InlineDrawing svg={drawing} alt={alt} />}
      <ol className={classes(css.parts, numbers && css.numbered)}>
        {parts.map(part => (
          <li key={part.title}>
            <h3 className="h4">{part.title}</h3>
            <p className={classes('copy small', css.text)}>{part.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
